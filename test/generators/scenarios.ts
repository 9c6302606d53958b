import * as fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import { DEFAULTS } from '../../src/compactor/capabilities-of.js';
import { scenarioOfRun } from '../../src/run/scenario-of-run.js';
import type { Scenario } from '../../src/scenario/scenario.js';

/** A session that can be told everything, and a checkpoint pair, which is handed all turns. */
export const SESSION: Capabilities = { ...DEFAULTS, claims: true, recall: true, lose: true };
export const CHECKPOINT: Capabilities = {
  ...SESSION,
  choosesPrefix: false,
  concurrent: false,
  takesKeep: false,
  takesTrigger: false,
};

/** The scenarios of a run with a seed. */
export function scenariosOf(arbitrary: fc.Arbitrary<Scenario>, runs: number, seed = 1): Scenario[] {
  return Array.from({ length: runs }, (_, run) => scenarioOfRun(arbitrary, seed, run).value);
}

/** Some values of an arbitrary, the same ones every time. */
export function valuesOf<T>(arbitrary: fc.Arbitrary<T>, count: number): T[] {
  return fc.sample(arbitrary, { numRuns: count, seed: 1 });
}

/** fast-check's own source of chance, for a seed. */
export function randomOf(seed: number): fc.Random {
  return new fc.Random(xoroshiro128plus(seed));
}
