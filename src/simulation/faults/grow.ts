import { fillUp, tokensOf } from '../fill-up.js';
import type { ApplyFault } from './fault.js';

/** Writes more with every call, whatever the budget, as models do that only ever add to what they wrote before. */
export const grow: ApplyFault<'grow'> = (draft, { tokens }, { index, tokenizer }) => {
  if (draft.kind === 'toolCall' || tokens === 0) return draft;
  return fillUp(draft, tokensOf(draft, tokenizer) + tokens * (index + 1), tokenizer);
};
