import * as fc from 'fast-check';
import { scenarioOfRun } from '../run/scenario-of-run.js';
import type { Scenario } from '../scenario/scenario.js';

/** A scenario that both are driven with. */
export interface Case {
  run: number;
  value: fc.Value<Scenario>;
}

/** The scenarios of the runs of a seed. */
export function* generatedCases(
  arbitrary: fc.Arbitrary<Scenario>,
  { seed, runs }: { seed: number; runs: number },
): Iterable<Case> {
  for (let run = 0; run < runs; run += 1) yield { run, value: scenarioOfRun(arbitrary, seed, run) };
}

/** A scenario as a case; it shrinks as a generated one does. */
export function caseOf(run: number, scenario: Scenario): Case {
  return { run, value: new fc.Value(scenario, undefined) };
}
