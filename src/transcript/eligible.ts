import { type Exchange, exchangesOf } from './exchange.js';
import type { Turn, TurnId } from './turn.js';

/**
 * The turns that a compactor may be asked to cover: those that may leave the view and have an anchor. `exchanges` are
 * those of the log.
 */
export function eligibleTurns(
  log: readonly Turn[],
  inView: (id: TurnId) => boolean,
  keep: number,
  exchanges: readonly Exchange[] = exchangesOf(log),
): Turn[] {
  return removableTurns(log, inView, keep, exchanges).filter((turn) => turn.anchor !== null);
}

/**
 * The turns that may leave the view, with an anchor or without: in it, not protected, and of an exchange that is
 * neither pinned nor pending nor reaches into the `keep` newest turns. `exchanges` are those of the log.
 */
export function removableTurns(
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
  return log.filter((turn) => !excluded.has(turn) && inView(turn.id));
}

/** The turns that stay verbatim whatever the settings: system turns, and the newest user request. */
export function protectedTurns(log: readonly Turn[]): Turn[] {
  const request = log.findLast((turn) => turn.role === 'user' && !turn.results?.length);
  return log.filter((turn) => turn.role === 'system' || turn === request);
}
