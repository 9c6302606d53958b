import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { remember } from './remember.js';

const turnsById = remember(
  (scenario: Scenario): ReadonlyMap<TurnId, Turn> => new Map(logOf(scenario).map((turn) => [turn.id, turn])),
);

/** The scenario's turn with this id, if it has one. */
export function turnOf(scenario: Scenario, id: TurnId): Turn | undefined {
  return turnsById(scenario).get(id);
}
