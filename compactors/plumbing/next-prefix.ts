import type { Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import { compactableExchanges } from './compactable-exchanges.js';
import type { Ledger } from './ledger.js';
import { prefixBelowCeiling } from './prefix-below-ceiling.js';

/** The turns of the longest prefix below the ceiling that may leave the view, in log order. */
export function nextPrefix({ turns, isKept }: Ledger, settings: Settings): Turn[] {
  const prefix = prefixBelowCeiling(compactableExchanges(turns, isKept, settings.keep), settings);
  const chosen = new Set(prefix.flatMap((exchange) => exchange.turns));
  return turns.filter((turn) => chosen.has(turn));
}
