import { fillUp } from '../fill-up.js';
import type { FaultKind } from './fault.js';

export const overBudget: FaultKind<'over-budget'> = {
  does: 'Goes beyond its budget by so many tokens.',
  imitates: 'Models that were only told of a budget, or that count words.',
  example: { fault: 'over-budget', tokens: 30 },
  apply: (draft, { tokens }, { budget, tokenizer }) =>
    budget === null ? draft : fillUp(draft, budget + tokens, tokenizer),
};
