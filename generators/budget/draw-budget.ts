import type { Turn } from '../../src/transcript/turn.js';
import { handedTurns } from '../scenario/handed-turns.js';
import type { Scene } from '../scenario/scene.js';
import { faithfulTokens } from './faithful-tokens.js';
import { leastBudget } from './least-budget.js';
import type { Terms } from './make-room.js';
import { type Offset, reachCeiling } from './reach-ceiling.js';

/** A budget on either side of the ceiling or right there, none, or next to nothing; some turns may get longer for it. */
export function drawBudget(
  scene: Scene,
  turns: Turn[],
  { ratios, keep, marker }: Terms,
): { turns: Turn[]; budget: number | null } {
  const { draw, supports, stock, real } = scene;
  if (!supports.takesBudget) return { turns, budget: null };
  const handed = handedTurns(turns, supports, keep);
  const least = leastBudget(handed, ratios);
  switch (draw.weighted(BUDGETS)) {
    case 'none':
      return { turns, budget: null };
    case 'tiny':
      return { turns, budget: draw.int(0, 1) };
    case 'ample':
      return {
        turns,
        budget: Math.max(least, faithfulTokens(handed, stock.material.tokenizer, marker)) + draw.int(0, 60),
      };
    case 'exact': {
      const reached = real
        ? null
        : reachCeiling(stock.material, turns, handed, ratios, draw.pick<Offset>([-1, 0, 1]));
      return reached ?? { turns, budget: least };
    }
    case 'short':
      return { turns, budget: draw.int(1, Math.max(1, least - 1)) };
  }
}

const BUDGETS = [
  ['ample', 5],
  ['exact', 3],
  ['short', 2],
  ['none', 1],
  ['tiny', 1],
] as const;
