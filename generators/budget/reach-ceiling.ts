import type { Ratios } from '../../src/compactor/settings.js';
import { ceilingWeights, costOf } from '../../src/transcript/ceiling.js';
import type { Kind, Turn } from '../../src/transcript/turn.js';
import { type Handover, lengthen } from '../handover/handover.js';
import { paddable } from '../handover/paddable.js';
import type { Material } from '../material/material.js';
import { padTurn } from '../turn/pad-turn.js';

/** One token below, at, or one token above the ceiling. */
export type Offset = -1 | 0 | 1;

/**
 * Adds a few words until there is a budget whose ceiling the turns handed over cost exactly, or miss by one token; null
 * where no turn can be made longer, or no length comes out even.
 */
export function reachCeiling(
  handover: Handover,
  material: Material,
  ratios: Ratios | null,
  offset: Offset,
): (Handover & { budget: number }) | null {
  const { handed } = handover;
  const weights = ceilingWeights(ratios);
  const kind = handed.some((turn) => turn.kind === 'prose' && turn.tokens > 0) ? 'prose' : 'structured';
  const wanted = costOf(handed, weights) - offset * weights[kind];
  const longer = (of: Kind) => lengthenings(material, paddable(handover, of), weights.budget);
  const prose = longer('prose');
  for (const structured of longer('structured')) {
    for (const other of prose) {
      const even = wanted + structured.more * weights.structured + other.more * weights.prose;
      if (even <= 0 || even % weights.budget !== 0) continue;
      const words = new Map([structured, other].flatMap(({ turn, words }) => (turn ? [[turn, words]] : [])));
      return { ...lengthen(handover, material, words), budget: even / weights.budget };
    }
  }
  return null;
}

interface Lengthening {
  turn: Turn | undefined;
  words: number;
  /** Tokens that the words add. */
  more: number;
}

/** How much longer a turn gets by each number of words; more words than `most` leave no remainder that fewer do not. */
function lengthenings(material: Material, turn: Turn | undefined, most: number): Lengthening[] {
  if (!turn) return [{ turn, words: 0, more: 0 }];
  return Array.from({ length: most + 1 }, (_, words) => {
    const more = material.additive ? words : padTurn(material, turn, words).tokens - turn.tokens;
    return { turn, words, more };
  });
}
