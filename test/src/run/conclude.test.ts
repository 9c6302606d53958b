import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crashOnEmpty } from '../../../compactors/faulty/crash-on-empty.js';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { silentOmitter } from '../../../compactors/faulty/silent-omitter.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { removedTurnsSummarized } from '../../../properties/coverage/removed-turns-summarized.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import { PROPERTIES } from '../../../properties/registry.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Level, Property } from '../../../src/property/property.js';
import { exactInterval } from '../../../src/run/exact-interval.js';
import { rateBelow } from '../../../src/run/rate-below.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, compact, scenario } from '../../conversation.js';
import { ONE, TWO } from '../../properties/turns.js';
import { BROKEN, madeUp, of, tryRun } from './try-run.js';

describe('a verdict', () => {
  it('is passed, with a bound of the rate, when the premise occurred and nothing broke', async () => {
    const report = await tryRun(session(), [noCrash]);
    expect(of(report, noCrash)).toMatchObject({ verdict: 'passed', reason: null, counterexample: null });
    expect(of(report, noCrash).met).toBeGreaterThan(40);
    expect(of(report, noCrash).rateBelow).toBe(rateBelow(of(report, noCrash).met));
    expect(report.verdict).toBe('passed');
  });

  it('is failed when something broke, and then there is no bound', async () => {
    const report = await tryRun(session(), [madeUp({ judge: () => BROKEN })]);
    expect(report.properties[0]).toMatchObject({ verdict: 'failed', met: 60, broken: 60, rateBelow: null });
    expect(report.verdict).toBe('failed');
  });

  it('is errored when that is what the property calls it', async () => {
    const report = await tryRun(crashOnEmpty.make(), [noCrash]);
    expect(of(report, noCrash)).toMatchObject({ verdict: 'errored' });
  });

  it('is unknown when the premise never occurred', async () => {
    const report = await tryRun(session(), [madeUp({ judge: () => ({ met: 0, violations: [] }) })]);
    expect(report.properties[0]).toMatchObject({
      verdict: 'unknown',
      reason: 'its premise (a scenario was played) never occurred',
      rateBelow: null,
    });
    expect(report.verdict).toBe('unknown');
  });

  it('is unknown when the premise occurred too rarely', async () => {
    let judged = 0;
    const judge: Property['judge'] = () => ({ met: judged++ < 3 ? 1 : 0, violations: [] });
    const [property] = (await tryRun(session(), [madeUp({ judge })])).properties;
    expect(property).toMatchObject({ verdict: 'unknown' });
    expect(property!.reason).toContain('occurred in 3 of 60 runs only, 30 are needed');
  });

  it('is skipped when only the design could have made the premise occur, in runs enough to tell', async () => {
    const premise = { text: 'it was cut', share: 0.1, never: 'it never committed a cut summary' };
    const never = madeUp({ premise, judge: () => ({ met: 0, violations: [] }) });
    const report = await tryRun(session(), [never], { options: { runs: 200 } });
    expect(report.properties[0]).toMatchObject({ verdict: 'skipped', reason: premise.never });
    expect(report.verdict).toBe('skipped');
    expect((await tryRun(session(), [never])).properties[0]).toMatchObject({ verdict: 'unknown' });
  });

  it('is skipped when a capability is missing, and measured where that was asked for', async () => {
    const judge: Property['judge'] = () => ({ ...BROKEN, figures: { played: { part: 1, whole: 2 } } });
    const needy = madeUp({ needs: ['find'], judge });
    expect((await tryRun(session(), [needy])).properties[0]).toMatchObject({
      verdict: 'skipped',
      reason: 'needs find, which this compactor does not support',
      figures: {},
    });
    const [measured] = (await tryRun(session(), [{ ...needy, measures: true }])).properties;
    expect(measured).toMatchObject({ verdict: 'skipped', met: 0, broken: 0, counterexample: null });
    expect(measured!.figures).toEqual({ played: { part: 60, whole: 120, interval: exactInterval(60, 120) } });
  });

  it('counts a breach of what should hold only when asked', async () => {
    const properties = [removedTurnsSummarized, noCrash];
    const at = (level: Level) =>
      tryRun(silentOmitter.make(), properties, { options: { level, shrinkTimeMs: 1 } });
    const [must, should] = [await at('must'), await at('should')];
    expect([must.verdict, should.verdict]).toEqual(['passed', 'failed']);
    expect(of(must, removedTurnsSummarized)).toMatchObject({ verdict: 'failed' });
    expect(of(must, removedTurnsSummarized).counterexample).not.toBeNull();
  });
});

describe('nothing that was run', () => {
  it.each([
    ['without runs', { runs: 0 }, 'runs'],
    ['without time', { timeMs: 0 }, 'time'],
  ])('%s is no pass', async (_, options, ended) => {
    const report = await tryRun(session(), PROPERTIES, { options });
    expect(report).toMatchObject({ runs: 0, ended, verdict: 'unknown' });
    expect(report.properties.filter(({ verdict }) => verdict === 'passed')).toEqual([]);
  });

  it('without properties is no pass', async () => {
    expect(await tryRun(session(), [])).toMatchObject({ verdict: 'skipped', properties: [] });
  });

  it('with nothing but what should hold is no pass of what must', async () => {
    expect(await tryRun(silentOmitter.make(), [madeUp({ level: 'should' })])).toMatchObject({
      verdict: 'skipped',
    });
  });
});

describe('a flaky compactor', () => {
  const stable = pair({ lists: (turns) => ({ covered: [], uncovered: turns.map(({ id }) => id) }) });

  /** Claims everything in the sessions that `isBad` chooses, counted from 0, and nothing in the others. */
  const flaky = (isBad: (session: number) => boolean): Compactor => {
    let opened = -1;
    return {
      ...stable,
      open(environment) {
        opened += 1;
        return (isBad(opened) ? inputRange.make() : stable).open(environment);
      },
    };
  };

  const omitting = scenario([append(ONE, TWO), compact], {
    summarizer: { faults: [{ fault: 'drop', target: { at: 'tail', turns: 1 } }] },
  });

  it('has failed when the breach comes back, however often', async () => {
    // One session is opened to probe, 60 to search; of the five that follow, two are bad.
    const compactor = flaky((opened) => opened <= 60 || opened % 2 === 0);
    const report = await tryRun(compactor, [anchorsPresent], { scenarios: fc.constant(omitting) });
    expect(report.properties[0]).toMatchObject({
      verdict: 'failed',
      reason: 'flaky: came back in 2 of 5 re-drives',
      counterexample: { returned: { times: 2, of: 5 } },
    });
    expect(report.verdict).toBe('failed');
  });

  it('is tried more than once at every step of shrinking', async () => {
    const compactor = flaky((opened) => opened % 2 === 0);
    const report = await tryRun(compactor, [anchorsPresent]);
    const { counterexample } = of(report, anchorsPresent);
    expect(counterexample!.returned.times).toBeLessThan(5);
    expect(counterexample!.shrinking).toMatchObject({ finished: true, turnsAfter: 1 });
  });

  it('has failed, too, when the smallest breach does not come back and another does', async () => {
    const compactor = flaky((opened) => opened <= 60 || opened > 65);
    const report = await tryRun(compactor, [anchorsPresent], { scenarios: fc.constant(omitting) });
    expect(report.properties[0]).toMatchObject({
      verdict: 'failed',
      counterexample: { returned: { times: 5 } },
    });
  });

  it('leaves it unknown, with the reason, when the breach never comes back', async () => {
    const report = await tryRun(
      flaky((opened) => opened <= 60),
      [anchorsPresent],
      { scenarios: fc.constant(omitting) },
    );
    expect(report.properties[0]).toMatchObject({
      verdict: 'unknown',
      reason:
        'broke in 60 of 60 runs, and did not break again when its smallest cases were driven 5 more times',
      broken: 60,
      counterexample: null,
    });
    expect(report.verdict).toBe('unknown');
  });
});
