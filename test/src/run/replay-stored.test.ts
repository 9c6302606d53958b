import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Counterexample, Report } from '../../../src/run/report.js';
import type { StoredCase } from '../../../src/run/stored-case.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks } from '../../conversation.js';
import { BROKEN, madeUp, of, tryRun } from './try-run.js';

const found = of(await tryRun(inputRange.make(), [anchorsPresent]), anchorsPresent).counterexample!;

function storedFrom({ property, compactor, observation, ...rest }: Counterexample): StoredCase {
  const { scenario, supports } = observation;
  const { found, shrinking, returned } = rest;
  const file = `.store/${property}/1.json`;
  return { file, property, compactor, supports, scenario, found, shrinking, returned, fixed: false };
}

const STORED = storedFrom(found);

const runWith = (compactor: Compactor, cases: StoredCase[], options = {}): Promise<Report> =>
  tryRun(compactor, [anchorsPresent, noCrash], {
    options: { ...options, store: { directory: '.store', cases, problems: [] } },
  });

describe('a stored case that still breaks its property', () => {
  it('is its finding, with its file, and changes no number of the random runs', async () => {
    const without = of(await tryRun(inputRange.make(), [anchorsPresent, noCrash]), anchorsPresent);
    const report = await runWith(inputRange.make(), [STORED]);
    const { counterexample, ...rest } = of(report, anchorsPresent);
    expect(rest).toEqual({ ...without, counterexample: undefined });
    expect(counterexample).toMatchObject({ status: 'stored', file: STORED.file, found: found.found });
    expect(counterexample!.violations).toEqual(found.violations);
    expect(report.store!.cases).toEqual([
      {
        file: STORED.file,
        property: anchorsPresent.id,
        compactor: 'input-range',
        status: 'fails',
        reason: null,
      },
    ]);
  });

  it('fails the run also where no random run breaks the property', async () => {
    const report = await runWith(inputRange.make(), [STORED], { runs: 1, seed: 4 });
    expect(of(report, anchorsPresent)).toMatchObject({ verdict: 'failed', broken: 0, rateBelow: null });
    expect(report).toMatchObject({ verdict: 'failed', runs: 1 });
  });

  it('came back where it was fixed before, and is not said to where another compactor fixed it', async () => {
    const fixed = { ...STORED, fixed: true };
    const own = await runWith(inputRange.make(), [fixed]);
    expect(own.store!.cases[0]!.status).toBe('came back');
    expect(of(own, anchorsPresent).counterexample!.status).toBe('came back');
    const other = await runWith(inputRange.make(), [{ ...fixed, compactor: 'another' }]);
    expect(other.store!.cases[0]!.status).toBe('fails');
  });

  it('gives way to a smaller conversation only if it was never brought down to its end', async () => {
    const { steps, ...rest } = STORED.scenario;
    const [first, ...more] = steps;
    const turns = first?.step === 'append' ? first.turns : [];
    const stored = { ...STORED, scenario: { ...rest, steps: [append(...turns, asks('t9')), ...more] } };
    const finished = of(await runWith(inputRange.make(), [stored]), anchorsPresent).counterexample!;
    expect(finished).toMatchObject({ status: 'stored', file: STORED.file });
    const open = { ...stored, shrinking: { ...stored.shrinking, finished: false } };
    const smaller = of(await runWith(inputRange.make(), [open]), anchorsPresent).counterexample!;
    expect(smaller).toMatchObject({ status: 'new', file: null });
    expect(smaller.observation.scenario).toEqual(found.observation.scenario);
  });

  it('ends the run where the first breach is to', async () => {
    const report = await runWith(inputRange.make(), [STORED], { bail: true });
    expect(report).toMatchObject({ verdict: 'failed', runs: 0, ended: 'bail' });
  });

  it('is tried as often as it was when it comes back only now and then', async () => {
    let plays = 0;
    const property = madeUp({ judge: () => (++plays % 3 === 0 ? BROKEN : { met: 1, violations: [] }) });
    const stored = { ...STORED, property: property.id, returned: { times: 1, of: 3 } };
    const report = await tryRun(inputRange.make(), [property], {
      options: { runs: 1, store: { directory: '', cases: [stored], problems: [] } },
    });
    expect(report.properties[0]).toMatchObject({
      verdict: 'failed',
      reason: 'flaky: came back in 1 of 3 re-drives',
      broken: 0,
    });
  });
});

describe('a stored case that no longer breaks', () => {
  const mended = { ...referenceCompactor(), name: 'input-range' };

  it('is fixed when that is seen first, and holds from then on', async () => {
    const report = await runWith(mended, [STORED, { ...STORED, file: 'b', fixed: true }]);
    expect(report.store!.cases.map(({ status }) => status)).toEqual(['fixed', 'holds']);
    expect(report.verdict).toBe('passed');
  });

  it('is never called fixed for another compactor', async () => {
    const report = await runWith(referenceCompactor(), [STORED]);
    expect(report.store!.cases[0]!.status).toBe('holds');
  });
});

describe('a stored case is skipped', () => {
  const skipped = async (compactor: Compactor, stored: StoredCase, options = {}) =>
    (await runWith(compactor, [stored], { runs: 2, ...options })).store!.cases[0];

  it('where the compactor breaks down before the property can be seen to hold', async () => {
    const crashing = session(() => ({
      compact: () => {
        throw new TypeError('undefined is not a function');
      },
    }));
    const report = await tryRun({ ...crashing, name: 'input-range' }, [madeUp()], {
      options: {
        runs: 1,
        store: { directory: '', cases: [{ ...STORED, property: madeUp().id }], problems: [] },
      },
    });
    expect(report.store!.cases[0]).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('broke down'),
    });
  });

  it('where it counts in another encoding', async () => {
    const other = { ...STORED, scenario: { ...STORED.scenario, encoding: 'cl100k_base' as const } };
    expect(await skipped(inputRange.make(), other)).toMatchObject({
      status: 'skipped',
      reason: 'it counts in cl100k_base',
    });
  });

  it('where the compactor is not told what it asks for', async () => {
    const { supports } = STORED;
    const withTrigger = {
      ...STORED.scenario,
      settings: { ...STORED.scenario.settings, trigger: 1 },
    };
    const report = await skipped(
      { ...pair(), supports: { ...supports, takesTrigger: false } },
      { ...STORED, scenario: withTrigger },
    );
    expect(report).toMatchObject({ status: 'skipped', reason: 'this compactor is not told a trigger' });
  });

  it('where half of the time is over', async () => {
    const many = Array.from({ length: 400 }, (_, nth) => ({ ...STORED, file: `${nth}` }));
    const report = await runWith(inputRange.make(), many, { timeMs: 20 });
    expect(report.store!.cases).toHaveLength(400);
    expect(report.store!.cases.at(-1)).toMatchObject({ status: 'skipped', reason: 'time was over' });
  });
});

it('leaves out the cases of properties that are not judged', async () => {
  const report = await tryRun(inputRange.make(), [noCrash], {
    options: { runs: 1, store: { directory: '', cases: [STORED], problems: [] } },
  });
  expect(report.store!.cases).toEqual([]);
});
