import type { Turn } from '../../src/transcript/turn.js';
import type { Choose } from './fold-prefix.js';
import type { Ledger } from './ledger.js';
import { nextPrefix } from './next-prefix.js';

/** Takes the prefix that would be taken if the turns were as they are seen. */
export function prefixAsIf(see: (turn: Turn) => Turn): Choose {
  return ({ turns, isKept }, settings) => {
    const ids = nextPrefix({ turns: turns.map(see), isKept } as Ledger, settings).map(({ id }) => id);
    return turns.filter(({ id }) => ids.includes(id));
  };
}
