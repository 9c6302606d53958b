import { describe, expect, it } from 'vitest';
import { FAULTY } from '../../../compactors/index.js';
import { mapTurns, withSummarizer } from '../../../generators/shrink/edit.js';
import { PROPERTIES } from '../../../properties/registry.js';
import type { Property } from '../../../src/property/property.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { isWellFormed } from '../../../src/scenario/validate.js';
import { play } from '../../conversation.js';
import { OPTIONS, tryRun } from '../../src/run/try-run.js';
import { faultsOf } from './offers.js';

const specimenOf = (name: string) => FAULTY.find((specimen) => specimen.name === name)!;
const brokenBy = (name: string): Property => PROPERTIES.find(({ id }) => id === specimenOf(name).breaks)!;

/** Compactors with faults of different kinds; each shows in 200 runs of each seed. */
const NAMES = [
  'input-range',
  'always-refuses',
  'cut-ignored',
  'drops-the-tail',
  'first-fact-only',
  'less-than-at-ceiling',
  'never-compacts',
  'overlapping-lists',
  'silent-omitter',
];
const SEEDS = [1, 2, 3];

async function smallest(name: string, seed: number): Promise<Scenario> {
  const report = await tryRun(specimenOf(name).make(), [brokenBy(name)], {
    options: { runs: 200, seed, level: 'should' },
  });
  const { observation, shrinking } = report.properties[0]!.counterexample!;
  expect(shrinking.finished).toBe(true);
  return observation.scenario;
}

/** A scenario without each single turn, step, fault and oddity of the summarizer. */
function* oneLess(from: Scenario): Iterable<Scenario> {
  for (const { id } of logOf(from)) yield mapTurns(from, (one) => (one.id === id ? null : one));
  for (const index of from.steps.keys()) {
    yield mapTurns({ ...from, steps: from.steps.toSpliced(index, 1) }, (one) => one);
  }
  for (const index of faultsOf(from).keys()) {
    yield withSummarizer(from, { faults: faultsOf(from).toSpliced(index, 1) });
  }
  const { report, marker, finish } = from.summarizer;
  if (report !== 'none') yield withSummarizer(from, { report: 'none' });
  if (marker) yield withSummarizer(from, { marker: false });
  if (!finish) yield withSummarizer(from, { finish: true });
}

describe.each(NAMES)('what is left of a failure of %s', (name) => {
  it('is the same scenario whatever the seed, and fails no more with anything less', async () => {
    const results: Scenario[] = [];
    for (const seed of SEEDS) results.push(await smallest(name, seed));
    for (const other of results.slice(1)) expect(other).toEqual(results[0]);
    for (const less of oneLess(results[0]!)) {
      if (!isWellFormed(less)) continue;
      const seen = await play(specimenOf(name).make(), less, OPTIONS.stepLimitMs);
      expect(brokenBy(name).judge(seen, []).violations).toEqual([]);
    }
  });
});
