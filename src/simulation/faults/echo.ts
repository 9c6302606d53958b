import { replaceText } from '../draft.js';
import type { FaultKind } from './fault.js';

export const echo: FaultKind<'echo'> = {
  does: 'Repeats the last turn that it was shown. Where that is the only one, it is a poor summary, but one.',
  imitates: 'Small models that go on with the conversation.',
  example: { fault: 'echo' },
  apply: (draft, _, { reading, tokenizer }) => {
    const last = reading.shown.at(-1);
    if (!last) return draft;
    const isAlone = reading.shown.every((turn) => turn.text === last.text) && reading.inPart.length === 0;
    return replaceText(draft, last.text, isAlone ? null : 'echo', tokenizer);
  },
};
