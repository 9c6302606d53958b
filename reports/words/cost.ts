import type { Settings } from '../../src/compactor/settings.js';
import { oddSettings } from '../../src/scenario/odd-settings.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import type { Turn } from '../../src/transcript/turn.js';
import { amount, count } from '../text/numbers.js';

const SIDES = { '-1': 'below', '0': 'exactly at', '1': 'above' } as const;

/** What summarizing turns costs against the budget, in words; null where there is no budget, or none to reckon with. */
export function costInWords(turns: readonly Turn[], settings: Settings): string | null {
  const { summaryBudget, ratios } = settings;
  if (summaryBudget === null || oddSettings(settings).length > 0) return null;
  const cost = turns.reduce((sum, turn) => {
    const [numerator, denominator] = ratios?.[turn.kind] ?? [5, 1];
    return sum + (turn.tokens * denominator) / numerator;
  }, 0);
  const side = SIDES[compareToCeiling(turns, summaryBudget, ratios)];
  return `cost ${amount(cost)} of ${count(summaryBudget, 'token')}, ${side} the ceiling`;
}
