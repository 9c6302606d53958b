import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hangsAsync } from '../../../compactors/faulty/hangs-async.js';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import type { Property } from '../../../src/property/property.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, compact, play, scenario } from '../../conversation.js';
import { ONE } from '../../properties/turns.js';
import { BROKEN, madeUp, tryRun } from './try-run.js';

describe('a search ends', () => {
  it('at the first breach that counts, when bailing', async () => {
    const judge: Property['judge'] = ({ scenario }) =>
      logOf(scenario).length > 1 ? BROKEN : { met: 1, violations: [] };
    const report = await tryRun(session(), [madeUp({ judge })], { options: { bail: true } });
    const [property] = report.properties;
    expect(report).toMatchObject({ ended: 'bail', verdict: 'failed' });
    expect(property).toMatchObject({ broken: 1 });
    expect(report.runs).toBe(property!.counterexample!.found.run + 1);
  });

  it('not at a breach of what only should hold', async () => {
    const property = madeUp({ level: 'should', judge: () => BROKEN });
    expect(await tryRun(session(), [property], { options: { bail: true } })).toMatchObject({
      ended: 'runs',
      runs: 60,
    });
  });

  it('when its time is up, with what was found so far', async () => {
    const options = { runs: 1_000_000, timeMs: 150 };
    const report = await tryRun(session(), [madeUp({ judge: () => BROKEN })], { options });
    expect(report).toMatchObject({ ended: 'time', verdict: 'failed' });
    expect(report.runs).toBeLessThan(1_000_000);
    expect(report.properties[0]!.broken).toBe(report.runs);
  });

  it('when it is aborted, with what was found so far', async () => {
    const abort = new AbortController();
    let played = 0;
    const report = await tryRun(session(), [madeUp({ judge: () => BROKEN })], {
      options: { runs: 1_000_000 },
      hooks: {
        signal: abort.signal,
        async play(_, drive) {
          played += 1;
          if (played === 20) abort.abort();
          return drive();
        },
      },
    });
    expect(report).toMatchObject({ ended: 'interrupted', runs: 20, verdict: 'failed' });
    expect(report.properties[0]!.counterexample!.shrinking.finished).toBe(false);
  });

  it('before it begins, when it is aborted before', async () => {
    const report = await tryRun(session(), [noCrash], { hooks: { signal: AbortSignal.abort() } });
    expect(report).toMatchObject({ ended: 'interrupted', runs: 0, verdict: 'unknown' });
  });

  it('after several cases that did not return', async () => {
    const blank = scenario([append(ONE, { ...ONE, id: 't2', role: 'user' }), compact], {
      summarizer: { faults: [{ fault: 'blank', text: '' }] },
    });
    const report = await tryRun(hangsAsync.make(), [noCrash], {
      scenarios: fc.constant(blank),
      options: { stepLimitMs: 20 },
    });
    expect(report).toMatchObject({ ended: 'hung', runs: 5, verdict: 'errored' });
  });
});

describe('hooks', () => {
  it('are told of the progress', async () => {
    const told: [number, number][] = [];
    await tryRun(session(), [madeUp({ judge: () => BROKEN })], {
      options: { shrinkTimeMs: 1 },
      hooks: { progress: (...seen) => void told.push(seen) },
    });
    expect(told.at(-1)).toEqual([60, 1]);
    expect(told.map(([runs]) => runs)).toEqual(told.map(([runs]) => runs).toSorted((a, b) => a - b));
  });

  it('may answer for a case without driving it', async () => {
    const known = await play(inputRange.make(), scenario([append(ONE), compact]));
    const broken = { kind: 'exited' as const, step: 1, during: 'compact()', message: 'the process ended' };
    const report = await tryRun(session(), [noCrash], {
      options: { runs: 2 },
      hooks: { play: async () => ({ ...known, breakdown: broken }) },
    });
    expect(report.properties[0]).toMatchObject({ verdict: 'errored', broken: 2 });
    expect(report.properties[0]!.counterexample!.observation.breakdown).toEqual(broken);
  });
});
