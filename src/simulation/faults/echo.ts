import { replaceText } from '../draft.js';
import type { FaultKind } from './fault.js';

export const echo: FaultKind<'echo'> = {
  does: 'Repeats the last turn that it was shown. Where that is the only one, it is a poor summary, but one.',
  imitates: 'Small models that go on with the conversation.',
  example: { fault: 'echo' },
  apply: (draft, _, { reading, tokenizer }) => {
    // In a prompt, a short turn also stands within longer ones, and may not have been meant.
    const texts = reading.shown.map(({ text }) => text);
    const isWithinAnother = (text: string) => texts.some((other) => other !== text && other.includes(text));
    const last = texts.findLast((text) => !isWithinAnother(text));
    if (last === undefined) return draft;
    const isAlone = texts.every((text) => last.includes(text)) && reading.inPart.length === 0;
    return replaceText(draft, last, isAlone ? null : 'echo', tokenizer);
  },
};
