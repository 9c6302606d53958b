import type { Ratios } from '../../src/compactor/settings.js';
import { ceilingWeights, costOf } from '../../src/transcript/ceiling.js';
import type { Kind, Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';
import { padTurn } from '../turn/pad-turn.js';
import { paddable } from './paddable.js';

/** One token below, at, or one token above the ceiling. */
export type Offset = -1 | 0 | 1;

/** Turns as they are after a few words were added to some, and the budget whose ceiling they meet. */
export interface AtCeiling {
  turns: Turn[];
  budget: number;
}

/**
 * Adds words to some of `among` until there is a budget whose ceiling `among` costs exactly, or misses by one token;
 * null where no turn can be made longer, or no length comes out even.
 */
export function reachCeiling(
  material: Material,
  turns: readonly Turn[],
  among: readonly Turn[],
  ratios: Ratios | null,
  offset: Offset,
): AtCeiling | null {
  const weights = ceilingWeights(ratios);
  const kind = among.some((turn) => turn.kind === 'prose' && turn.tokens > 0) ? 'prose' : 'structured';
  const wanted = costOf(among, weights) - offset * weights[kind];
  const longer = (of: Kind) => lengthenings(material, paddable(turns, among, of), weights.budget);
  const prose = longer('prose');
  for (const structured of longer('structured')) {
    for (const other of prose) {
      const even = wanted + structured.more * weights.structured + other.more * weights.prose;
      if (even <= 0 || even % weights.budget !== 0) continue;
      const padded = new Map([structured, other].map(({ turn, words }) => [turn, words]));
      return {
        turns: turns.map((turn) => padTurn(material, turn, padded.get(turn) ?? 0)),
        budget: even / weights.budget,
      };
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

/** How much longer a turn gets by each number of words; more words than `most` give no remainder that fewer do not. */
function lengthenings(material: Material, turn: Turn | undefined, most: number): Lengthening[] {
  if (!turn) return [{ turn, words: 0, more: 0 }];
  return Array.from({ length: most + 1 }, (_, words) => {
    const more = material.additive ? words : padTurn(material, turn, words).tokens - turn.tokens;
    return { turn, words, more };
  });
}
