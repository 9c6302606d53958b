import { exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';

/** Three id lists in log order that hold every turn once. */
interface Split {
  covered: TurnId[];
  uncovered: TurnId[];
  kept: TurnId[];
}

/**
 * Sorts turns by whole exchanges: one whose anchored turns are all proven is covered, its turns without an anchor are
 * uncovered; every other exchange is kept, also one that reaches past `last`.
 */
export function splitByExchange(turns: readonly Turn[], proven: readonly Turn[], last = turns.at(-1)): Split {
  const beyond = new Set(last ? turns.slice(turns.indexOf(last) + 1) : turns);
  const known = new Set(proven);
  const out = new Set<TurnId>();
  for (const exchange of exchangesOf(turns)) {
    const anchored = exchange.turns.filter((turn) => turn.anchor !== null);
    if (anchored.length === 0 || !anchored.every((turn) => known.has(turn))) continue;
    if (exchange.turns.some((turn) => beyond.has(turn))) continue;
    for (const turn of exchange.turns) out.add(turn.id);
  }
  const ids = (belongs: (turn: Turn) => boolean) => turns.filter(belongs).map((turn) => turn.id);
  return {
    covered: ids((turn) => out.has(turn.id) && turn.anchor !== null),
    uncovered: ids((turn) => out.has(turn.id) && turn.anchor === null),
    kept: ids((turn) => !out.has(turn.id)),
  };
}
