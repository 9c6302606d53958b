import { type Exchange, exchangesOf } from './exchange.js';
import type { Turn, TurnId } from './turn.js';

/**
 * The turns that a compactor may be asked to cover: with an anchor, in the view, not protected, and of an exchange
 * that is neither pinned nor pending nor reaches into the `keep` newest turns. `exchanges` are those of the log.
 */
export function eligibleTurns(
  log: readonly Turn[],
  inView: (id: TurnId) => boolean,
  keep: number,
  exchanges: readonly Exchange[] = exchangesOf(log),
): Turn[] {
  const kept = new Set(keep > 0 ? log.slice(Math.max(0, log.length - Math.ceil(keep))) : []);
  const excluded = new Set(protectedTurns(log));
  for (const { turns, pending } of exchanges) {
    if (pending || turns.some((turn) => turn.pinned || kept.has(turn))) {
      for (const turn of turns) excluded.add(turn);
    }
  }
  return log.filter((turn) => turn.anchor !== null && !excluded.has(turn) && inView(turn.id));
}

/** The turns that stay verbatim whatever the settings: system turns, and the newest user request. */
export function protectedTurns(log: readonly Turn[]): Turn[] {
  const request = log.findLast((turn) => turn.role === 'user' && !turn.results?.length);
  return log.filter((turn) => turn.role === 'system' || turn === request);
}
