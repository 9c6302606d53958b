import { replaceText } from '../draft.js';
import type { ApplyFault } from './fault.js';

/** Repeats the last turn that it was shown, as small models do; with one turn shown it is a poor summary, but one. */
export const echo: ApplyFault<'echo'> = (draft, _, { reading, tokenizer }) => {
  const last = reading.shown.at(-1);
  if (!last) return draft;
  const isAlone = reading.shown.every((turn) => turn.text === last.text) && reading.inPart.length === 0;
  return replaceText(draft, last.text, isAlone ? null : 'echo', tokenizer);
};
