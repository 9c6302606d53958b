import * as fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Scenario } from '../scenario/scenario.js';

const GOLDEN_RATIO = 0x9e3779b1;

/** The scenario of one run: it depends on nothing but the arbitrary, the seed and the number of the run. */
export function scenarioOfRun(
  arbitrary: fc.Arbitrary<Scenario>,
  seed: number,
  run: number,
): fc.Value<Scenario> {
  const random = new fc.Random(xoroshiro128plus(seed ^ Math.imul(run + 1, GOLDEN_RATIO)));
  // fast-check's own schedule: the bias towards small and special values fades as runs go on.
  const bias = 2 + Math.floor(Math.log10(run + 1));
  return arbitrary.generate(random, bias);
}
