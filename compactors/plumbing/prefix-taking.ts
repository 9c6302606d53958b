import type { Settings } from '../../src/compactor/settings.js';
import { type Exchange, exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn } from '../../src/transcript/turn.js';
import { compactableExchanges } from './compactable-exchanges.js';
import type { Choose } from './fold-prefix.js';
import type { Ledger } from './ledger.js';
import { prefixBelowCeiling } from './prefix-below-ceiling.js';

/** Takes the longest prefix below the ceiling, of what may leave the view and of exchanges that may not. */
export function prefixTaking(isTaken: (exchange: Exchange, log: readonly Turn[]) => boolean): Choose {
  return ({ turns, isKept }: Ledger, settings: Settings) => {
    const keep = settings.keep ?? 0;
    const recent = new Set(keep > 0 ? turns.slice(-keep) : []);
    const mayLeave = new Set(compactableExchanges(turns, isKept, keep).map((exchange) => exchange.turns[0]));
    const isFree = (turn: Turn) => isKept(turn.id) && !turn.pinned && !recent.has(turn);
    const exchanges = exchangesOf(turns).filter(
      (exchange) =>
        mayLeave.has(exchange.turns[0]) || (exchange.turns.every(isFree) && isTaken(exchange, turns)),
    );
    const chosen = new Set(prefixBelowCeiling(exchanges, settings).flatMap((exchange) => exchange.turns));
    return turns.filter((turn) => chosen.has(turn));
  };
}
