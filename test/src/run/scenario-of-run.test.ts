import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromDraw } from '../../../generators/from-draw.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { session } from '../../compactors/made-to-measure.js';
import { sourceFor } from './try-run.js';

const { arbitrary } = await sourceFor(session());
const scenarioOf = (seed: number, run: number) => scenarioOfRun(arbitrary, seed, run).value;

it('depends on the seed and the number of the run, and on nothing before', () => {
  const runs = [0, 1, 7, 100];
  const forwards = runs.map((run) => scenarioOf(3, run));
  const backwards = runs.toReversed().map((run) => scenarioOf(3, run));
  expect(backwards.toReversed()).toEqual(forwards);
});

it('differs from run to run and from seed to seed', () => {
  const all = [1, 2, 3].flatMap((seed) => [0, 1, 2, 3].map((run) => JSON.stringify(scenarioOf(seed, run))));
  expect(new Set(all).size).toBe(all.length);
});

it('takes any seed', () => {
  for (const seed of [-1, 0, 2 ** 31 - 1, -(2 ** 31)]) expect(scenarioOf(seed, 5).version).toBe(1);
});

it('draws the first number of its runs evenly, whatever it is drawn from', () => {
  for (const most of [7, 100, 1561, 4096]) {
    const first = fromDraw((draw) => draw.int(1, most)) as fc.Arbitrary<unknown> as fc.Arbitrary<Scenario>;
    const drawn = Array.from({ length: 4000 }, (_, run) => Number(scenarioOfRun(first, 1, run).value));
    const sevenths = Array.from({ length: 7 }, (_, part) => (most * part) / 7).map(
      (from) => drawn.filter((number) => number > from && number <= from + most / 7).length / 4000,
    );
    expect(Math.min(...sevenths)).toBeGreaterThan(0.12);
    expect(Math.max(...sevenths)).toBeLessThan(0.17);
  }
});

it('prefers small and special values less and less', () => {
  const biases: (number | undefined)[] = [];
  class Watching extends fc.Arbitrary<Scenario> {
    override generate(random: fc.Random, bias: number | undefined) {
      biases.push(bias);
      return arbitrary.generate(random, bias);
    }
    override canShrinkWithoutContext(_value: unknown): _value is Scenario {
      return false;
    }
    override shrink() {
      return fc.Stream.nil<fc.Value<Scenario>>();
    }
  }
  for (const run of [0, 9, 99, 9999]) scenarioOfRun(new Watching(), 1, run);
  expect(biases).toEqual([2, 3, 4, 6]);
});
