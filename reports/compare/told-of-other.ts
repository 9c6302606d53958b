import type { SmallestDifference } from '../../src/compare/compare-report.js';
import type { Counterexample } from '../../src/run/report.js';

/** What the one that holds did, to be told as the counterexample is: of the same turns, after the same steps. */
export function toldOfOther({ counterexample, other }: SmallestDifference): Counterexample {
  const { moments } = counterexample.observation;
  const violations = counterexample.violations.flatMap((violation) => {
    const step = moments[violation.moment]?.step;
    const moment = other.moments.findIndex((one) => one.step === step);
    return moment < 0 ? [] : [{ ...violation, moment }];
  });
  return { ...counterexample, compactor: other.compactor, observation: other, violations };
}
