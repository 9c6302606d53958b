import { fillUp, tokensOf } from '../fill-up.js';
import type { FaultKind } from './fault.js';

export const grow: FaultKind<'grow'> = {
  does: 'Writes more filler with every call: so many tokens times the number of the call, whatever the budget.',
  imitates: 'Models that only ever add to what they wrote before.',
  example: { fault: 'grow', tokens: 20 },
  apply: (draft, { tokens }, { index, tokenizer }) => {
    if (draft.kind === 'toolCall' || tokens === 0) return draft;
    return fillUp(draft, tokensOf(draft, tokenizer) + tokens * (index + 1), tokenizer);
  },
};
