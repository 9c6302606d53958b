import type { Scenario } from '../../../src/scenario/scenario.js';
import { mapTurns } from '../edit.js';
import type { Candidate } from '../reducer.js';

/** Without the second half of the steps, then without each single one; the turns of an append go with it. */
export function* dropSteps(scenario: Scenario): Iterable<Candidate> {
  const { steps } = scenario;
  if (steps.length > 4) yield { scenario: withoutSteps(scenario, Math.ceil(steps.length / 2), steps.length) };
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    yield { scenario: withoutSteps(scenario, index, index + 1) };
  }
}

function withoutSteps(scenario: Scenario, from: number, to: number): Scenario {
  const left = { ...scenario, steps: scenario.steps.filter((_, index) => index < from || index >= to) };
  // Faults and losses may name turns that went with an append.
  return mapTurns(left, (turn) => turn);
}
