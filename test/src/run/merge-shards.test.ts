import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { cutNoticed } from '../../../properties/coverage/cut-noticed.js';
import { factsPresent } from '../../../properties/coverage/facts-present.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Property } from '../../../src/property/property.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { mergeShards, type ShardReport } from '../../../src/run/merge-shards.js';
import type { Report } from '../../../src/run/report.js';
import type { RunOptions } from '../../../src/run/run-options.js';
import { session } from '../../compactors/made-to-measure.js';
import { BROKEN, madeUp, tryRun } from './try-run.js';

const SHARDS = [1, 2, 3, 4, 5];
const PROPERTIES = [anchorsPresent, cutNoticed, factsPresent, noCrash];

async function inShards(
  make: () => Compactor,
  properties: readonly Property[],
  options: Partial<RunOptions> = {},
): Promise<ShardReport[]> {
  const reports: ShardReport[] = [];
  for (const index of SHARDS) {
    const shard = { index, of: SHARDS.length };
    reports.push((await tryRun(make(), properties, { options: { ...options, shard } })) as ShardReport);
  }
  return reports;
}

const timeless = (report: Report) => JSON.parse(JSON.stringify({ ...report, durationMs: 0 }));

describe('shards, merged', () => {
  it.each([
    ['a compactor that breaks many properties', () => inputRange.make(), 3],
    ['one that breaks none', () => referenceCompactor(), 4],
  ])('give the report of the whole run of %s', { timeout: 120_000 }, async (_, make, seed) => {
    const options = { seed, runs: 83 };
    const whole = await tryRun(make(), PROPERTIES, { options });
    const shards = await inShards(make, PROPERTIES, options);
    expect(timeless(mergeShards(shards))).toEqual(timeless(whole));
    expect(shards.map(({ runs }) => runs)).toEqual([17, 17, 17, 16, 16]);
  });

  it('know that a premise which no shard met often enough was met often enough', async () => {
    const rare = (share: number) => madeUp({ premise: { text: 'it was met', share } });
    const shards = await inShards(() => session(), [rare(0.5)]);
    for (const shard of shards) Object.assign(shard.properties[0]!, { met: 7 });
    expect(mergeShards(shards).properties[0]).toMatchObject({ verdict: 'passed', met: 35 });
    for (const shard of shards) Object.assign(shard.properties[0]!, { met: 5 });
    expect(mergeShards(shards).properties[0]).toMatchObject({
      verdict: 'unknown',
      reason: 'its premise (it was met) occurred in 25 of 60 runs only, 30 are needed',
    });
  });

  it('know of a design only where all runs together are enough to tell', async () => {
    const premise = { text: 'it was cut', share: 0.1, never: 'it never committed a cut summary' };
    const never = madeUp({ premise, judge: () => ({ met: 0, violations: [] }) });
    const shards = await inShards(() => session(), [never], { runs: 200 });
    expect(shards.map(({ verdict }) => verdict)).toEqual(SHARDS.map(() => 'unknown'));
    expect(mergeShards(shards).properties[0]).toMatchObject({ verdict: 'skipped', reason: premise.never });
  });

  it('take a breach that came back before a smaller one that did not', async () => {
    const shards = await inShards(() => session(), [madeUp({ judge: () => BROKEN })]);
    const smallest = mergeShards(shards).properties[0]!.counterexample!;
    const its = shards.find((shard) => shard.shard.parts[0]!.failure!.run === smallest.found.run)!;
    its.shard.parts[0]!.failure!.isBreach = false;
    its.properties[0]!.counterexample = null;
    const second = mergeShards(shards).properties[0]!;
    expect(second).toMatchObject({ verdict: 'failed', broken: 60 });
    expect(second.counterexample!.found.run).not.toBe(smallest.found.run);
  });

  it('count what the model of all of them was asked', async () => {
    const shards = await inShards(() => session(), [madeUp()]);
    for (const [place, shard] of shards.entries()) {
      const tokens = { input: 10 * place, output: place };
      shard.model = { name: 'm', cassettes: 'c', replayed: place, asked: 1, tokens };
    }
    const tokens = { input: 100, output: 10 };
    expect(mergeShards(shards).model).toEqual({ name: 'm', cassettes: 'c', replayed: 10, asked: 5, tokens });
  });

  it('say why the first of them ended early', async () => {
    const shards = await inShards(() => session(), [madeUp()]);
    shards[3]!.ended = 'time';
    expect(mergeShards(shards).ended).toBe('time');
    shards[1]!.ended = 'interrupted';
    expect(mergeShards(shards).ended).toBe('interrupted');
  });
});
