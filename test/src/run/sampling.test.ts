import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/property/property.js';
import { confidenceSequence } from '../../../src/run/confidence-sequence.js';
import { mergeShards, type ShardReport } from '../../../src/run/merge-shards.js';
import { priorOf } from '../../../src/run/rate-goal.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, compact, scenario } from '../../conversation.js';
import { ONE } from '../../properties/turns.js';
import { BROKEN, madeUp, tryRun } from './try-run.js';

const HELD = { met: 1, violations: [] };

/** What is drawn says nothing here, and the same small conversation is soon played. */
const scenarios = fc.constant(scenario([append(ONE), compact]));

/** Breaks in every so many judgements. */
function everyNth(nth: number, rest: Partial<Property> = {}): Property {
  let judged = 0;
  return madeUp({ judge: () => (++judged % nth === 0 ? BROKEN : HELD), ...rest });
}

/** Breaks in one judgement only. */
function once(): Property {
  let judged = 0;
  return madeUp({ judge: () => (++judged === 7 ? BROKEN : HELD) });
}

describe('a run that repeats', () => {
  it('tells in how many tries the smallest conversation broke, apart from those in which it was found', async () => {
    const report = await tryRun(session(), [everyNth(3)], { options: { repeat: 4 }, scenarios });
    const [property] = report.properties;
    expect(report.settings.repeat).toBe(4);
    expect(property).toMatchObject({ verdict: 'failed', met: 60, broken: 60 });
    expect(property!.repeat).toMatchObject({ of: 4, passAll: { part: 0, whole: 60 }, flaky: 60 });
    expect(property!.repeat!.passOne.share).toBeCloseTo(2 / 3, 2);
    const { tries } = property!.counterexample!;
    expect(tries!.of).toBe(4);
    expect(tries!.broken).toBeGreaterThan(0);
    expect(tries!.broken).toBeLessThan(4);
    expect(property!.reason).toContain(`broke in ${tries!.broken} of 4 further tries`);
    expect(property!.counterexample).not.toHaveProperty('explanation');
  });

  it('fails by a breach that never comes back, where a run that drives each once does not know', async () => {
    const repeated = await tryRun(session(), [once()], { options: { repeat: 2 }, scenarios });
    expect(repeated.properties[0]).toMatchObject({
      verdict: 'failed',
      broken: 1,
      counterexample: { returned: { times: 0, of: 5 }, tries: { broken: 0, of: 2 } },
    });
    const single = await tryRun(session(), [once()], { scenarios });
    expect(single.properties[0]).toMatchObject({ verdict: 'unknown', broken: 1, counterexample: null });
    expect(single.properties[0]).not.toHaveProperty('repeat');
  });

  it('says nothing new of a compactor that is deterministic', async () => {
    const broken = madeUp({ judge: () => BROKEN });
    const [property] = (await tryRun(session(), [broken], { options: { repeat: 2 }, scenarios })).properties;
    expect(property).toMatchObject({ met: 60, broken: 60, reason: null, repeat: { flaky: 0 } });
    expect(property!.counterexample!.tries).toEqual({ broken: 2, of: 2 });
  });

  it('has shards that merge to what the whole would have given', async () => {
    const properties = [
      madeUp({ id: 'test/held' }),
      madeUp({ id: 'test/broken', judge: () => BROKEN }),
      madeUp({ id: 'test/never', judge: () => ({ met: 0, violations: [] }) }),
    ];
    const options = { runs: 25, repeat: 3 };
    const whole = await tryRun(session(), properties, { options, scenarios });
    const shards: ShardReport[] = [];
    for (const index of [1, 2]) {
      const given = { options: { ...options, shard: { index, of: 2 } }, scenarios };
      shards.push((await tryRun(session(), properties, given)) as ShardReport);
    }
    const timeless = (report: object) => JSON.parse(JSON.stringify({ ...report, durationMs: 0 }));
    expect(timeless(mergeShards(shards))).toEqual(timeless(whole));
  });
});

describe('a run until a rate is shown', () => {
  const goal = { limit: 0.05, confidence: 0.95 };
  const options = { runs: 600, goal };

  it('ends as soon as every rate is below it, with bounds that hold whenever it ended', async () => {
    const report = await tryRun(session(), [madeUp()], { options, scenarios });
    expect(report).toMatchObject({ ended: 'rate', runs: 81, verdict: 'passed' });
    const [property] = report.properties;
    const interval = confidenceSequence(0, 81, 0.95, priorOf(goal));
    expect(property!.rate).toEqual({ ...goal, shown: 'below', interval });
    expect(property!.rateBelow).toBe(interval![1]);
  });

  it('ends as soon as one is above it', async () => {
    const report = await tryRun(session(), [madeUp(), everyNth(2, { id: 'test/half' })], {
      options,
      scenarios,
    });
    expect(report).toMatchObject({ ended: 'rate', verdict: 'failed' });
    expect(report.runs).toBeLessThan(20);
    expect(report.properties.map(({ rate }) => rate!.shown)).toEqual([null, 'above']);
    expect(report.properties[0]!.verdict).toBe('unknown');
  });

  it('fails by a breach whose rate is below it, and says so', async () => {
    const report = await tryRun(session(), [once()], { options, scenarios });
    expect(report).toMatchObject({ ended: 'rate' });
    expect(report.properties[0]).toMatchObject({ broken: 1, rate: { shown: 'below' } });
    expect(report.properties[0]!.verdict).not.toBe('passed');
  });

  it('plays all its runs, and does not know, where a premise occurs too rarely', async () => {
    let judged = 0;
    const premise = { text: 'it is rare', share: 0.01 };
    const rare = madeUp({ premise, judge: () => ({ met: ++judged % 20 === 0 ? 1 : 0, violations: [] }) });
    const report = await tryRun(session(), [rare], { options: { ...options, runs: 200 }, scenarios });
    expect(report).toMatchObject({ ended: 'runs', runs: 200, verdict: 'unknown' });
    expect(report.properties[0]).toMatchObject({ rateBelow: null, rate: { shown: null } });
    expect(report.properties[0]!.reason).toBe(
      '0 violations in 10 runs that met its premise (it is rare), and 81 are needed to show that its rate is below 5 %',
    );
  });

  it('says of a property that was never put to the test that it was not', async () => {
    const never = madeUp({ judge: () => ({ met: 0, violations: [] }) });
    const report = await tryRun(session(), [never], { options: { ...options, runs: 100 }, scenarios });
    expect(report.properties[0]).toMatchObject({
      verdict: 'unknown',
      reason: 'its premise (a scenario was played) never occurred',
      rate: { shown: null, interval: null },
    });
  });

  it('does not wait for what only another design would put to the test, nor for what should hold', async () => {
    const premise = { text: 'it was cut', share: 0.1, never: 'it never cuts' };
    const judge = () => ({ met: 0, violations: [] });
    const never = madeUp({ id: 'test/never', premise, judge });
    const should = madeUp({ id: 'test/should', level: 'should', judge });
    const report = await tryRun(session(), [madeUp(), never, should], { options, scenarios });
    expect(report).toMatchObject({ ended: 'rate', runs: 200, verdict: 'passed' });
    expect(report.properties.map(({ verdict }) => verdict)).toEqual(['passed', 'skipped', 'unknown']);
  });

  it('counts conversations, not tries, where each is driven several times', async () => {
    const report = await tryRun(session(), [madeUp()], { options: { ...options, repeat: 2 }, scenarios });
    expect(report.runs).toBe(81);
    expect(report.properties[0]!.repeat!.passAll).toMatchObject({ part: 81, whole: 81 });
    expect(report.properties[0]!.repeat!.passOne.interval).toBeNull();
  });
});
