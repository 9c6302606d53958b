import type { Counterexample } from '../../src/run/report.js';
import type { TurnId } from '../../src/transcript/turn.js';

/** The turns that the violations are about. */
export function namedTurns({ violations }: Counterexample): Set<TurnId> {
  return new Set(violations.flatMap(({ turn }) => (turn === undefined ? [] : [turn])));
}
