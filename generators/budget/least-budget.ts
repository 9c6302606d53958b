import type { Ratios } from '../../src/compactor/settings.js';
import { ceilingWeights, costOf } from '../../src/transcript/ceiling.js';
import type { Turn } from '../../src/transcript/turn.js';

/** The smallest budget whose ceiling the turns do not exceed. */
export function leastBudget(turns: readonly Turn[], ratios: Ratios | null): number {
  const weights = ceilingWeights(ratios);
  return Math.ceil(costOf(turns, weights) / weights.budget);
}
