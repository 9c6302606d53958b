import { describe, expect, it } from 'vitest';
import { oddPart, oddRank, ordinaryPart } from '../../../generators/shrink/odd-part.js';
import type { Settings } from '../../../src/compactor/settings.js';

const ODD: Settings = {
  summaryBudget: -1,
  ratios: { prose: [0, 1], structured: [3, 1] },
  window: 4096,
  trigger: Number.NaN,
  keep: 2,
};

describe('settings, some of them odd', () => {
  it('fall into an ordinary and an odd part', () => {
    expect(ordinaryPart(ODD)).toEqual({
      summaryBudget: null,
      ratios: { prose: [5, 1], structured: [3, 1] },
      window: 4096,
      keep: 2,
    });
    expect(oddPart(ODD)).toEqual({ summaryBudget: -1, ratios: ODD.ratios, trigger: Number.NaN });
  });

  it('rank by the setting, then by the value, and last with a value that is never drawn', () => {
    const ranks = [
      { keep: 3 },
      { keep: Number.NaN },
      { keep: Number.POSITIVE_INFINITY },
      { keep: -7 },
      { trigger: Number.NaN },
      { window: 0.5 },
      { ratios: { prose: [Number.NaN, 1], structured: [3, 1] } as const },
    ].map((change) => oddRank({ summaryBudget: null, ratios: null, window: 4096, ...change }));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks[0]).toBe(0);
  });
});
