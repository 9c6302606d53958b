import { describe, expect, it } from 'vitest';
import { estimateTrue } from '../../../properties/budget/estimate-true.js';
import { summaryFits } from '../../../properties/budget/summary-fits.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Property } from '../../../src/property/property.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { CORRUPTIONS } from '../../../src/self-check/corruptions/registry.js';
import { selfCheck } from '../../../src/self-check/self-check.js';
import type { SelfCheckHooks, SelfCheckOptions } from '../../../src/self-check/self-check-options.js';
import { BROKEN, madeUp, OPTIONS, sourceFor } from '../run/try-run.js';

interface Given {
  compactor?: Compactor;
  options?: Partial<SelfCheckOptions>;
  hooks?: SelfCheckHooks;
}

async function trySelfCheck(properties: readonly Property[], given: Given = {}) {
  const { compactor = referenceCompactor(), options, hooks } = given;
  const source = await sourceFor(compactor);
  return selfCheck(compactor, source, properties, { ...OPTIONS, runs: 30, ...options }, hooks);
}

const only = async (property: Property, given?: Given) => {
  const report = await trySelfCheck([property], given);
  return { ...report, property: report.properties[0]! };
};

describe('a property', () => {
  it('fires when something is corrupted, and the corruption is named', async () => {
    const { verdict, properties, corruptions } = await trySelfCheck([anchorsPresent, summaryFits, noCrash]);
    expect(verdict).toBe('passed');
    for (const { sensitivity, firedBy } of properties) {
      expect(sensitivity).toBe('fired');
      expect(firedBy!.runs).toBeLessThanOrEqual(firedBy!.of);
      expect(corruptions.find(({ name }) => name === firedBy!.corruption)?.runs).toBeGreaterThan(0);
    }
    expect(properties[1]!.firedBy!.says).toMatch(/^the summary has \d+ tokens, and its budget is \d+$/);
  });

  it('is silent when no corruption makes it fire', async () => {
    const { verdict, property } = await only(madeUp());
    expect(verdict).toBe('unknown');
    expect(property.met).toBeGreaterThan(20);
    expect(property).toMatchObject({
      sensitivity: 'silent',
      reason: `no corruption reaches it, although its premise occurred in ${property.met} runs`,
      firedBy: null,
    });
  });

  it('is silent when its premise never occurs', async () => {
    const { verdict, property } = await only(madeUp({ judge: () => ({ met: 0, violations: [] }) }));
    expect(verdict).toBe('unknown');
    expect(property.reason).toBe('its premise (a scenario was played) never occurred');
  });

  it('is skipped when it says nothing about the compactor, and is not asked', async () => {
    const { verdict, property } = await only(estimateTrue);
    expect(verdict).toBe('skipped');
    expect(property).toMatchObject({ sensitivity: 'skipped', reason: expect.stringContaining('estimate') });
  });

  it('is skipped when the design of the compactor excludes its premise and no corruption brings it about', async () => {
    const never = { text: 'it flies', share: 0.5, never: 'it cannot fly' };
    const grounded = madeUp({ premise: never, judge: () => ({ met: 0, violations: [] }) });
    const { property } = await only(grounded, { options: { runs: 200 } });
    expect(property).toMatchObject({ sensitivity: 'skipped', reason: 'it cannot fly' });
  });

  it('is broken when it fires without a corruption', async () => {
    const { verdict, property } = await only(madeUp({ judge: () => BROKEN }));
    expect(verdict).toBe('failed');
    expect(property).toMatchObject({
      sensitivity: 'broken',
      reason: `it fires without any corruption, in ${property.met} of ${property.met} runs that met its premise`,
      firedBy: null,
    });
  });

  it('fails by a broken `should` only when asked', async () => {
    const broken = madeUp({ level: 'should', judge: () => BROKEN });
    expect((await only(broken)).verdict).toBe('passed');
    expect((await only(broken, { options: { level: 'should' } })).verdict).toBe('failed');
  });

  it('is ascribed to the corruption that makes it fire most often, where it fires seldom', async () => {
    const plays: (string | null)[] = [];
    const isFirst = (name: string) => plays.indexOf(name) === plays.length - 1;
    const property = madeUp({
      judge: () => ({
        met: 1,
        violations: isFirst('cut-hidden') || plays.at(-1) === 'hangs' ? BROKEN.violations : [],
      }),
    });
    const { properties } = await trySelfCheck([property], {
      hooks: {
        play: (_scenario, drive, _limit, corruption) => {
          plays.push(corruption);
          return drive();
        },
      },
    });
    expect(properties[0]?.firedBy?.corruption).toBe('hangs');
  });
});

describe('a self-check', () => {
  it('plays the compactor as it is first, then every corruption that applies', async () => {
    const played: (string | null)[] = [];
    const { plays, runs, corruptions } = await trySelfCheck([madeUp()], {
      hooks: {
        play: (_scenario, drive, _limit, corruption) => {
          played.push(corruption);
          return drive();
        },
      },
    });
    expect(played.slice(0, runs + 1)).toEqual([...Array(runs).fill(null), CORRUPTIONS[0]!.name]);
    expect(played).toHaveLength(plays);
    const missed = corruptions.filter(({ name }) => !played.includes(name));
    expect(missed.map(({ reason }) => reason)).toEqual(missed.map(() => expect.stringMatching(/^needs /)));
    expect(missed.map(({ name }) => name)).toContain('estimate-tenfold');
  });

  it('plays no more where all have fired clearly', async () => {
    const { corruptions } = await trySelfCheck([summaryFits]);
    expect(corruptions.find(({ name }) => name === 'hangs')?.runs).toBe(0);
  });

  it('finds the same with the same seed', async () => {
    const [one, other] = [await trySelfCheck([anchorsPresent]), await trySelfCheck([anchorsPresent])];
    expect({ ...one, durationMs: 0 }).toEqual({ ...other, durationMs: 0 });
  });

  it('ends with its time, and says that it was not done', async () => {
    const { ended, verdict, property } = await only(madeUp(), { options: { timeMs: 1 } });
    expect({ ended, verdict }).toEqual({ ended: 'time', verdict: 'unknown' });
    expect(property.reason).toBe('it was not tried with every corruption');
  });

  it('ends when it is told to', async () => {
    const { ended } = await only(madeUp(), { hooks: { signal: AbortSignal.abort() } });
    expect(ended).toBe('interrupted');
  });

  it('gives up on a compactor that hangs by itself', async () => {
    const hanging: Compactor = { name: 'hanging', open: () => new Promise(() => {}) };
    const { ended, properties } = await trySelfCheck([noCrash, madeUp()], {
      compactor: hanging,
      options: { stepLimitMs: 10 },
    });
    expect(ended).toBe('hung');
    expect(properties.map(({ sensitivity }) => sensitivity)).toEqual(['broken', 'silent']);
  });

  it('tells of its progress', async () => {
    const told: [plays: number, fired: number][] = [];
    await trySelfCheck([noCrash, madeUp()], {
      hooks: { progress: (plays, fired) => told.push([plays, fired]) },
    });
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)?.[1]).toBe(1);
  });
});
