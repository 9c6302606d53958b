import { eligibleTurns, protectedTurns } from '../../src/transcript/eligible.js';
import { type Exchange, exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';

/** The exchanges that a pass may take out of the view as a whole, oldest first. */
export function compactableExchanges(
  log: readonly Turn[],
  inView: (id: TurnId) => boolean,
  keep = 0,
): Exchange[] {
  const eligible = idsOf(eligibleTurns(log, inView, keep));
  const newest = keep > 0 ? log.slice(Math.max(0, log.length - keep)) : [];
  const staying = idsOf([...protectedTurns(log), ...newest]);
  return exchangesOf(log).filter(
    ({ turns }) =>
      turns.some((turn) => eligible.has(turn.id)) &&
      turns.every((turn) => inView(turn.id) && !staying.has(turn.id)),
  );
}

function idsOf(turns: readonly Turn[]): Set<TurnId> {
  return new Set(turns.map((turn) => turn.id));
}
