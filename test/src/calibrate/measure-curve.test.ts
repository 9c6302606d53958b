import { describe, expect, it } from 'vitest';
import { type Keeps, simulatedCurve } from './simulated-curve.js';

const keepsAll: Keeps = (_, facts) => facts;
const each = (facts: number, chance: () => number, loses: number) =>
  Array.from({ length: facts }, () => chance() >= loses).filter(Boolean).length;

/** Summarizers whose knee is known: the largest ratio at which 99 % of the facts are expected. */
const SHAPES: [name: string, knee: number, keeps: Keeps][] = [
  ['drops most facts past a ratio', 6.2, (ratio, facts) => (ratio <= 6.2 ? facts : Math.floor(facts / 2))],
  ['drops a fifth of the facts past a ratio', 1.7, (ratio, facts) => facts - (ratio > 1.7 ? facts / 5 : 0)],
  ['keeps 24 facts and no more', (24 + 0.25) / 4, (_, facts) => Math.min(24, facts)],
  ['keeps what eight budgets hold', 8 / 0.99, (ratio, facts) => Math.min(1, 8 / ratio) * facts],
  [
    'loses each fact with a probability that rises past a ratio',
    5.5,
    (ratio, facts, chance) => each(facts, chance, Math.max(0, 0.02 * (ratio - 5))),
  ],
  [
    'loses each fact with a probability that rises like a wave',
    12 * (1 / 99) ** (1 / 8),
    (ratio, facts, chance) => each(facts, chance, 1 / (1 + (12 / ratio) ** 8)),
  ],
  [
    'writes nothing at all more and more often',
    3 + 1 / 15,
    (ratio, facts, chance) => (chance() < Math.max(0, 0.15 * (ratio - 3)) ? 0 : facts),
  ],
];

describe('finds the knee within 5 % of a summarizer that', () => {
  it.each(SHAPES)('%s', async (_, truth, keeps) => {
    for (const seed of [1, 2, 3]) {
      const { knee } = await simulatedCurve(keeps, { seed });
      expect(knee.state).toBe('found');
      expect(Math.abs(knee.ratio! / truth - 1)).toBeLessThan(0.05);
    }
  });
});

it('bounds the knee from both sides, in all but a few of many seeds', async () => {
  let within = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const { knee } = await simulatedCurve(SHAPES[4]![2], { seed, runs: 1500 });
    if (knee.state === 'found' && knee.low <= 5.5 && knee.high >= 5.5) within += 1;
  }
  expect(within).toBeGreaterThanOrEqual(6);
});

it('trusts no ratio past the knee, whatever the seed', async () => {
  for (const [, truth, keeps] of SHAPES)
    for (const seed of [11, 12]) {
      const { trust } = await simulatedCurve(keeps, { seed });
      expect(trust.ratio ?? 0).toBeLessThanOrEqual(truth);
    }
});

it('states no ratio with confidence where too few conversations were played', async () => {
  const { knee, trust } = await simulatedCurve(SHAPES[0]![2], { runs: 200 });
  expect(knee.state).toBe('found');
  expect(trust.ratio).toBeNull();
  const { trust: earned } = await simulatedCurve(SHAPES[0]![2], { runs: 2000 });
  expect(earned.ratio).toBeGreaterThan(5.5);
  expect(earned.tried.every(({ conversations }) => conversations >= 299)).toBe(true);
});

it('finds the first break where coverage comes back, and says where it does', async () => {
  const { knee, comesBack, trust } = await simulatedCurve((ratio, facts) =>
    (ratio > 2 && ratio < 3.5) || ratio > 9 ? facts * 0.9 : facts,
  );
  expect(knee.ratio).toBeGreaterThan(1.98);
  expect(knee.ratio).toBeLessThan(2.02);
  expect(trust.ratio).toBeLessThan(2);
  expect(comesBack).toBeGreaterThan(7);
  expect(comesBack).toBeLessThan(9);
});

it('says so where nothing breaks, and where everything is broken', async () => {
  const never = await simulatedCurve(keepsAll);
  expect(never.knee).toMatchObject({ state: 'beyond', high: null });
  expect(never.trust.ratio).toBeGreaterThan(45);
  const always = await simulatedCurve((_, facts) => facts * 0.8);
  expect(always.knee).toMatchObject({ state: 'below', ratio: null });
  expect(always.trust.ratio).toBeNull();
});

it('measures up to where it is refused, and tells why', async () => {
  const refuses = (ratio: number) =>
    ratio > 7 ? ({ ratio, kind: 'refused', reason: 'too much' } as const) : null;
  const refusing = await simulatedCurve(keepsAll, { refuses });
  expect(refusing.knee.state).toBe('beyond');
  expect(refusing.knee.ratio).toBeLessThan(7);
  expect(refusing.unmeasured[0]).toEqual({ ratio: expect.any(Number), kind: 'refused', reason: 'too much' });
});

it('gives up soon where it breaks down again and again', async () => {
  let plays = 0;
  const refuses = (ratio: number) => {
    plays += 1;
    return { ratio, kind: 'broke down', reason: 'open(): hung' } as const;
  };
  const broken = await simulatedCurve(keepsAll, { refuses });
  expect(broken.knee.state).toBe('unmeasured');
  expect(plays).toBeLessThan(10);
});
