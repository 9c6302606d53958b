import { expect, it } from 'vitest';
import { settingsArbitrary } from '../../../generators/settings/settings-arbitrary.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { SESSION, valuesOf } from '../scenarios.js';

const turns: Turn[] = ['a', 'b', 'c'].map((text) => ({
  id: text,
  role: 'user',
  kind: 'prose',
  text,
  tokens: 10,
  anchor: null,
}));

it('reaches every setting, with windows that the log fits, and that it does not', () => {
  const all = valuesOf(settingsArbitrary(turns, SESSION), 500);
  expect(all.some(({ window }) => window > 30)).toBe(true);
  expect(all.some(({ window }) => window < 30)).toBe(true);
  expect(all.some(({ summaryBudget }) => summaryBudget === null)).toBe(true);
  expect(all.some(({ ratios }) => ratios === null)).toBe(true);
  expect(new Set(all.map(({ keep }) => keep))).toEqual(new Set([undefined, 0, 1, 2, 3]));
  expect(all.some(({ trigger }) => trigger !== undefined && trigger < 30)).toBe(true);
});

it('holds what a compactor cannot be told', () => {
  const deaf = { ...SESSION, takesBudget: false, takesRatios: false, takesKeep: false, takesTrigger: false };
  for (const settings of valuesOf(settingsArbitrary(turns, deaf), 100)) {
    expect(settings).toEqual({ summaryBudget: null, ratios: null, window: settings.window });
  }
});
