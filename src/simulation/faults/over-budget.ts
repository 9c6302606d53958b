import { fillUp } from '../fill-up.js';
import type { ApplyFault } from './fault.js';

/** Ignores its budget by so many tokens, as models do that were only told of it, or that count words. */
export const overBudget: ApplyFault<'over-budget'> = (draft, { tokens }, { budget, tokenizer }) =>
  budget === null ? draft : fillUp(draft, budget + tokens, tokenizer);
