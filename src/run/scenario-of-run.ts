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
  const random = new fc.Random(xoroshiro128plus(mixed(seed ^ Math.imul(run + 1, GOLDEN_RATIO))));
  // fast-check's own schedule: the bias towards small and special values fades as runs go on.
  const bias = 2 + Math.floor(Math.log10(run + 1));
  return arbitrary.generate(random, bias);
}

/**
 * Every bit of a number depends on every bit of the one given (the end of MurmurHash3). The generator's first number
 * is hardly more than its seed, so that of seeds in equal steps some choices would almost never be drawn.
 */
function mixed(seed: number): number {
  let hash = seed;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
