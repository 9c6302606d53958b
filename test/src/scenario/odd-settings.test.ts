import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/compactor/settings.js';
import { nearestOrdinary } from '../../../src/scenario/nearest-ordinary.js';
import { oddSettings } from '../../../src/scenario/odd-settings.js';
import { scenarioWith } from './scenarios.js';

const USUAL: Settings = { summaryBudget: 100, ratios: null, window: 4096 };

describe('a setting', () => {
  it.each<Partial<Settings>>([
    { summaryBudget: 0 },
    { summaryBudget: null },
    { keep: 0, trigger: 0 },
    { window: 2 },
    { summaryBudget: Number.MAX_SAFE_INTEGER },
    { ratios: { prose: [7, 2], structured: [1, 1] } },
  ])('is ordinary: %o', (change) => {
    expect(oddSettings({ ...USUAL, ...change })).toEqual([]);
  });

  it.each<[keyof Settings, unknown]>([
    ['keep', Number.NaN],
    ['keep', 1.5],
    ['trigger', -1],
    ['summaryBudget', Number.POSITIVE_INFINITY],
    ['summaryBudget', 2 ** 53],
    ['window', 1],
    ['ratios', { prose: [5, 0], structured: [3, 1] }],
  ])('is odd: %s %o', (name, value) => {
    expect(oddSettings({ ...USUAL, [name]: value })).toEqual([name]);
  });
});

describe('the nearest ordinary settings', () => {
  const nearest = (change: Partial<Settings>) =>
    nearestOrdinary(scenarioWith({ settings: { ...USUAL, ...change } })).settings;

  it('leave out what is no number', () => {
    const nan = Number.NaN;
    const ratios = { prose: [nan, 1], structured: [3, 1] } as const;
    const settings = nearest({ keep: nan, trigger: nan, summaryBudget: nan, ratios });
    expect(settings).toEqual({ summaryBudget: null, ratios: null, window: 4096 });
  });

  it('take none for fewer than none, and a whole one for a part', () => {
    expect(nearest({ keep: -3, trigger: 0.5, summaryBudget: -1 })).toMatchObject({
      keep: 0,
      trigger: 1,
      summaryBudget: 1,
    });
  });

  it('take all turns, and a trigger that is not reached, for endlessly many', () => {
    const { keep, trigger, summaryBudget } = nearest({
      keep: Number.POSITIVE_INFINITY,
      trigger: 1e21,
      summaryBudget: Number.POSITIVE_INFINITY,
    });
    expect([keep, summaryBudget]).toEqual([2, null]);
    expect(trigger).toBeGreaterThan(0);
    expect(Number.isSafeInteger(trigger)).toBe(true);
  });

  it('are the same where none is odd', () => {
    expect(nearest({ keep: 2 })).toEqual({ ...USUAL, keep: 2 });
  });
});
