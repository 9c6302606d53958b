import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchoredOnly } from '../../../properties/coverage/anchored-only.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { factsPresent } from '../../../properties/coverage/facts-present.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import { factAnswered } from '../../../properties/reconstruction/fact-answered.js';
import type { Session } from '../../../src/compactor/session.js';
import { judgementOf } from '../../../src/property/judgement-of.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, compact, play, scenario } from '../../conversation.js';
import { ONE } from '../../properties/turns.js';
import { always, BROKEN, madeUp, OPTIONS, of, sourceFor, tryRun } from './try-run.js';

describe('a report', () => {
  it('is the same for the same seed, but for its duration', async () => {
    const properties = [anchorsPresent, anchoredOnly, noCrash];
    const once = await tryRun(inputRange.make(), properties);
    const again = await tryRun(inputRange.make(), properties);
    expect({ ...again, durationMs: 0 }).toEqual({ ...once, durationMs: 0 });
    expect(once.verdict).toBe('failed');
  });

  it('says what was run', async () => {
    const report = await tryRun({ ...inputRange.make(), version: '1.2.3' }, [factAnswered, noCrash]);
    expect(report).toMatchObject({
      version: 1,
      compactor: { name: 'input-range', version: '1.2.3' },
      settings: { seed: 1, runs: 60, level: 'must', properties: [factAnswered.id, noCrash.id] },
      runs: 60,
      ended: 'runs',
    });
    expect(report.properties.map(({ id }) => id)).toEqual([factAnswered.id, noCrash.id]);
  });

  it('is plain JSON', async () => {
    const report = await tryRun(inputRange.make(), [anchorsPresent, noCrash]);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('counts the runs that met a premise and that broke a claim, and adds the figures up', async () => {
    const compactor = pair();
    const report = await tryRun(compactor, [factAnswered, factsPresent], { options: { shrinkTimeMs: 1 } });
    const { arbitrary } = await sourceFor(compactor);
    const counted = { met: 0, broken: 0, part: 0, whole: 0 };
    for (let run = 0; run < OPTIONS.runs; run += 1) {
      const seen = await play(compactor, scenarioOfRun(arbitrary, OPTIONS.seed, run).value, 2000);
      const again = (scenario: Scenario) => play(compactor, scenario, 2000);
      const { met, violations } = await judgementOf(factAnswered, seen, again);
      const { figures } = await judgementOf(factsPresent, seen, again);
      const { part, whole } = figures?.['hollow coverage'] ?? { part: 0, whole: 0 };
      counted.met += Number(met > 0);
      counted.broken += Number(violations.length > 0);
      counted.part += part;
      counted.whole += whole;
    }
    const { met, broken, part, whole } = counted;
    expect(of(report, factAnswered)).toMatchObject({ met, broken });
    expect(of(report, factsPresent).figures).toMatchObject({ 'hollow coverage': { part, whole } });
    expect(Math.min(met - broken, broken, part, whole - part)).toBeGreaterThan(0);
  });
});

describe('a counterexample', () => {
  it('is the smallest scenario that breaks its own property', async () => {
    const properties = [anchorsPresent, anchoredOnly, factAnswered];
    const report = await tryRun(inputRange.make(), properties, { options: { runs: 150 } });
    for (const property of properties) {
      const { counterexample, verdict } = of(report, property);
      expect(verdict).toBe('failed');
      expect(property.judge(counterexample!.observation, []).violations).toEqual(counterexample!.violations);
      expect(counterexample).toMatchObject({ property: property.id, shrinking: { finished: true } });
    }
    const logs = properties.map((property) =>
      logOf(of(report, property).counterexample!.observation.scenario),
    );
    expect(logs.map((log) => log.map(({ anchor }) => anchor))).toEqual([['A-1'], [null], ['A-1']]);
    expect(logs[0]![0]!.facts).toBeUndefined();
    expect(logs[2]![0]!.facts).toHaveLength(1);
  });

  it('is the same one whatever else is judged', async () => {
    const alone = of(await tryRun(inputRange.make(), [anchorsPresent]), anchorsPresent);
    const among = of(await tryRun(inputRange.make(), [factAnswered, anchorsPresent]), anchorsPresent);
    expect(among).toEqual(alone);
  });

  it('breaks off in the way in which the found case did', async () => {
    // With one turn the outcome is nonsense, with more the engine throws.
    const compactor = session((ledger) => ({
      compact: () => (ledger.turns.length > 1 ? (undefined as unknown as Session).compact() : (7 as never)),
    }));
    const two = scenario([append(ONE, { ...ONE, id: 't2' }), compact]);
    const report = await tryRun(compactor, [noCrash], { scenarios: await always(two, compactor) });
    const { breakdown, scenario: smallest } = report.properties[0]!.counterexample!.observation;
    expect(breakdown?.kind).toBe('crashed');
    expect(logOf(smallest)).toHaveLength(2);
  });
});

describe('companion scenarios', () => {
  /** The scenario with one more pass. */
  const withOneMore = (played: Scenario): Scenario => ({ ...played, steps: [...played.steps, compact] });

  it('are driven and handed over, in order', async () => {
    const handed: number[][] = [];
    const property = madeUp({
      companions: (played) => [withOneMore(played), withOneMore(withOneMore(played))],
      judge(seen, companions) {
        handed.push([seen, ...companions].map(({ moments }) => moments.length));
        return { met: 1, violations: [] };
      },
    });
    await tryRun(session(), [property], {
      scenarios: fc.constant(scenario([append(ONE), compact])),
      options: { runs: 3 },
    });
    expect(handed).toEqual(Array(3).fill([2, 3, 4]));
  });

  it('are driven for every smaller scenario, too', async () => {
    const property = madeUp({
      companions: (played) => [withOneMore(played)],
      judge: ({ scenario: own }, [companion]) =>
        companion?.scenario.steps.length === own.steps.length + 1 ? BROKEN : { met: 1, violations: [] },
    });
    const report = await tryRun(session(), [property], { options: { runs: 5 } });
    expect(report.properties[0]!.counterexample!.observation.scenario.steps).toEqual([]);
  });
});
