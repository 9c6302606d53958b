import type { Ratios } from '../../src/compactor/settings.js';
import type { Handover } from '../handover/handover.js';
import type { Scene } from '../scenario/scene.js';
import { leastBudget } from './least-budget.js';
import { mostTokens } from './most-tokens.js';
import { type Offset, reachCeiling } from './reach-ceiling.js';

const BUDGETS = [
  ['ample', 5],
  ['exact', 3],
  ['short', 2],
  ['none', 1],
  ['tiny', 1],
] as const;

/** A budget on either side of the ceiling or right there, none, or next to nothing; some turns may get longer for it. */
export function drawBudget(
  { draw, real, stock: { material } }: Scene,
  handover: Handover,
  ratios: Ratios | null,
): Handover & { budget: number | null } {
  const least = leastBudget(handover.handed, ratios);
  switch (draw.weighted(BUDGETS)) {
    case 'none':
      return { ...handover, budget: null };
    case 'tiny':
      return { ...handover, budget: draw.int(0, 1) };
    case 'ample':
      return {
        ...handover,
        budget: Math.max(least, mostTokens(handover.handed, material)) + draw.int(0, 60),
      };
    case 'exact': {
      const offset = draw.pick<Offset>([-1, 0, 1]);
      const reached = real ? null : reachCeiling(handover, material, ratios, offset);
      return reached ?? { ...handover, budget: least };
    }
    case 'short':
      return { ...handover, budget: draw.int(1, Math.max(1, least - 1)) };
  }
}
