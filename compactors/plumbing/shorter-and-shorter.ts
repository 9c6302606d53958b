import type { Exchange } from '../../src/transcript/exchange.js';
import type { Turn } from '../../src/transcript/turn.js';

/** The turns of all exchanges in log order, then of the older half of them, and so on down to the oldest one. */
export function* shorterAndShorter(exchanges: readonly Exchange[], log: readonly Turn[]): Generator<Turn[]> {
  for (let length = exchanges.length; length > 0; length = Math.floor(length / 2)) {
    const chosen = new Set(exchanges.slice(0, length).flatMap((exchange) => exchange.turns));
    yield log.filter((turn) => chosen.has(turn));
  }
}
