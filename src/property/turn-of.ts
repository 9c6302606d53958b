import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Turn, TurnId } from '../transcript/turn.js';

const byId = new WeakMap<Scenario, Map<TurnId, Turn>>();

/** The scenario's turn with this id, if it has one. */
export function turnOf(scenario: Scenario, id: TurnId): Turn | undefined {
  let turns = byId.get(scenario);
  if (!turns) {
    turns = new Map(logOf(scenario).map((turn) => [turn.id, turn]));
    byId.set(scenario, turns);
  }
  return turns.get(id);
}
