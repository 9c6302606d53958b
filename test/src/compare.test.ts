import { describe, expect, it } from 'vitest';
import { CORRECT, FAULTY } from '../../compactors/index.js';
import type { Compactor } from '../../src/compactor/compactor.js';
import type { CompareReport } from '../../src/compare/compare-report.js';
import { compare } from '../../src/compare.js';
import { logOf } from '../../src/scenario/log-of.js';

const OPTIONS = { runs: 40, seed: 1, shrinkTime: '20s' };
const CUTS = { ...OPTIONS, runs: 20, seed: 29, properties: ['S7'] };
const make = (name: string) => [...CORRECT, ...FAULTY].find((one) => one.name === name)!.make();
const found = ({ differences }: CompareReport) =>
  differences.map(({ change, property, certainty }) => `${certainty} ${change} ${property}`);

describe('compare', () => {
  it('finds nothing between a compactor and itself, and says how rare a difference is', async () => {
    const report = await compare(make('input-range'), make('input-range'), OPTIONS);
    expect(report).toMatchObject({ verdict: 'same', runs: 40, differences: [], shifts: [] });
    expect(report.rateBelow).toBeCloseTo(1 - 0.05 ** (1 / 40), 10);
  });

  it('names what the new one breaks, with the smallest conversation on which they differ', async () => {
    const report = await compare(make('reported-ids'), make('cut-ignored'), CUTS);
    expect(report.verdict).toBe('regressed');
    expect(found(report)).toEqual(['steady regression coverage/cut-noticed']);
    const { counterexample, other, unshrunk } = report.differences[0]!.smallest!;
    expect(unshrunk).toBeNull();
    expect(logOf(counterexample.observation.scenario)).toHaveLength(1);
    expect(other).toMatchObject({ compactor: 'reported-ids', scenario: counterexample.observation.scenario });
  });

  it('names the same the other way round as a repair', async () => {
    const report = await compare(make('cut-ignored'), make('reported-ids'), CUTS);
    expect(report.verdict).toBe('changed');
    expect(found(report)).toEqual(['steady repair coverage/cut-noticed']);
  });

  it('counts coverage and refusals that were gained and lost', async () => {
    const report = await compare(make('reference'), make('always-refuses'), OPTIONS);
    const [coverage, refusals] = report.shifts;
    expect(coverage).toMatchObject({ measure: 'coverage', gained: 0, new: 0, certainty: 'sure' });
    expect(refusals).toMatchObject({ measure: 'refusals', lost: 0, certainty: 'sure' });
    expect(Math.max(coverage!.p, refusals!.p)).toBeLessThan(0.001);
  });

  it('takes two summarizers on their own as well, and neither with a compactor', async () => {
    const broken = { ...OPTIONS, runs: 20, properties: ['summarizer/keeps-anchors'] };
    const report = await compare(make('extractive-lines'), make('lower-cases'), broken);
    expect(found(report)).toEqual(['steady regression summarizer/keeps-anchors']);
    expect(logOf(report.differences[0]!.smallest!.counterexample.observation.scenario)).toHaveLength(1);
    const mixed = await compare(make('reference'), make('extractive-lines'), OPTIONS);
    expect(mixed).toMatchObject({ verdict: 'incomparable', runs: 0 });
  });

  it('leaves out what only one of them can be judged by, and says so', async () => {
    const silent: Compactor = { ...make('reference'), supports: { recall: false } };
    const report = await compare(make('reference'), silent, OPTIONS);
    expect(report.notCompared.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('the new one: needs recall'),
    );
  });
});

describe('compare of what breaks now and then', () => {
  /** Numbers between 0 and 1 that go on from run to run. */
  const stream = (seed: number) => {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  };
  /** It refuses to compact in a share of the calls. */
  const refusing = (share: number, seed: number): Compactor => {
    const compactor = make('reported-ids');
    const next = stream(seed);
    return {
      ...compactor,
      async open(environment) {
        const session = await compactor.open(environment);
        const compact = session.compact.bind(session);
        session.compact = async (options) => {
          if (next() < share) throw new Error('refused this time');
          return compact(options);
        };
        return session;
      },
    };
  };
  /** Its view throws in a share of the calls. */
  const flaky = (share: number, seed: number): Compactor => {
    const compactor = make('reported-ids');
    const next = stream(seed);
    return {
      ...compactor,
      async open(environment) {
        const session = await compactor.open(environment);
        const view = session.view.bind(session);
        session.view = () => {
          if (next() < share) throw new TypeError('not this time');
          return view();
        };
        return session;
      },
    };
  };
  const only = { properties: ['failure/no-crash'], shrinkTime: '1s', runs: 80, seed: 1 };

  it('is chance where both do', async () => {
    const report = await compare(flaky(0.1, 1), flaky(0.1, 2), only);
    expect(report.differences.length).toBeGreaterThan(0);
    expect(new Set(report.differences.map(({ certainty }) => certainty))).toEqual(new Set(['chance']));
    expect(report.verdict).not.toBe('regressed');
  });

  it('is the same where coverage and refusals differ as chance gives, without a rate of what did differ', async () => {
    const coin = (seed: number) => refusing(0.2, seed);
    const report = await compare(coin(1), coin(2), { ...only, runs: 40 });
    expect(report.shifts.map(({ measure, certainty }) => `${certainty} ${measure}`)).toContain(
      'chance refusals',
    );
    expect(report).toMatchObject({ verdict: 'same', rateBelow: null });
  });

  it('is a flaky regression where the new one does so more often than chance gives', async () => {
    const report = await compare(make('reported-ids'), flaky(0.1, 3), only);
    expect(report.verdict).toBe('regressed');
    expect(found(report)).toEqual(['flaky regression failure/no-crash']);
  });
});
