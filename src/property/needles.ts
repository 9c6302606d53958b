import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import { remember } from './remember.js';

/** Every anchor and every fact value of a scenario's turns, once each. */
export function needlesOf(scenario: Scenario): string[] {
  const needles = new Set<string>();
  for (const turn of logOf(scenario)) {
    if (turn.anchor !== null) needles.add(turn.anchor);
    for (const fact of turn.facts ?? []) needles.add(fact.value);
  }
  return [...needles];
}

/** Whether some fact's value is not its turn's anchor, so that a summary can name the turn and lose what it said. */
export const isStrict = remember((scenario: Scenario): boolean =>
  logOf(scenario).some((turn) => turn.facts?.some((fact) => fact.value !== turn.anchor) ?? false),
);
