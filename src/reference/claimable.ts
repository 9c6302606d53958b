import type { Ratios } from '../compactor/settings.js';
import { compareToCeiling } from '../transcript/ceiling.js';
import { exchangesOf } from '../transcript/exchange.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { evidencedTurns } from './evidence.js';

/** A prefix, the summary that was written of it, and what is known about how it was written. */
export interface Summarized {
  turns: readonly Turn[];
  summary: string;
  budget: number | null;
  ratios: Ratios | null;
  /** The turns that the summarizer says it consumed; undefined is no report, an empty list is one. */
  reportedIds?: readonly TurnId[];
  cut: boolean;
  facts: boolean;
}

/** Every turn of a prefix in exactly one list, in log order. */
export interface Split {
  covered: TurnId[];
  uncovered: TurnId[];
  kept: TurnId[];
}

/**
 * What may be claimed after a pass: a function of what the summary holds, never of what was handed in.
 *
 * Covered are turns with evidence in the summary (S1, S7), reported ones only where there is a report (S2), and above
 * the ceiling without a report nothing past the last of them (S4). Exchanges leave the context as a whole or stay as a
 * whole (K4). Turns without an anchor can never be covered: those that leave with their exchange, or that stand before
 * a covered turn, are uncovered. All others are kept.
 */
export function claimable(summarized: Summarized): Split {
  const { turns } = summarized;
  const proven = provenTurns(summarized);
  const end = failsClosed(summarized) ? turns.findLastIndex((turn) => proven.has(turn)) : turns.length - 1;
  const within = new Set(turns.slice(0, end + 1));
  const exchanges = exchangesOf(turns).map((exchange) => exchange.turns);

  const leaving = new Set<Turn>();
  for (const exchange of exchanges) {
    const anchored = exchange.filter((turn) => turn.anchor !== null);
    const isProven = anchored.length > 0 && anchored.every((turn) => proven.has(turn));
    if (isProven && exchange.every((turn) => within.has(turn)))
      for (const turn of exchange) leaving.add(turn);
  }
  const lastCovered = turns.findLastIndex((turn) => leaving.has(turn) && turn.anchor !== null);
  const before = new Set(turns.slice(0, lastCovered + 1));
  for (const exchange of exchanges) {
    const goesAlong = exchange.every((turn) => turn.anchor === null && before.has(turn));
    if (goesAlong) for (const turn of exchange) leaving.add(turn);
  }

  const ids = (belongs: (turn: Turn) => boolean) => turns.filter(belongs).map((turn) => turn.id);
  return {
    covered: ids((turn) => leaving.has(turn) && turn.anchor !== null),
    uncovered: ids((turn) => leaving.has(turn) && turn.anchor === null),
    kept: ids((turn) => !leaving.has(turn)),
  };
}

function provenTurns({ turns, summary, reportedIds, cut, facts }: Summarized): Set<Turn> {
  const evidenced = evidencedTurns(turns, summary, { cut, facts });
  if (!reportedIds) return evidenced;
  const reported = new Set(reportedIds);
  return new Set([...evidenced].filter((turn) => reported.has(turn.id)));
}

function failsClosed({ turns, budget, ratios, reportedIds }: Summarized): boolean {
  return reportedIds === undefined && compareToCeiling(turns, budget, ratios) > 0;
}
