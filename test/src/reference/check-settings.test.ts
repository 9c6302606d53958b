import { expect, test } from 'vitest';
import type { Settings } from '../../../src/compactor/settings.js';
import { checkSettings } from '../../../src/reference/check-settings.js';

const SETTINGS: Settings = {
  summaryBudget: 100,
  ratios: { prose: [5, 1], structured: [3, 1] },
  window: 8000,
};

test.each([
  { summaryBudget: null },
  { summaryBudget: 1 },
  { ratios: null },
  { trigger: 0 },
  { trigger: 0.7 },
  { trigger: 1e300 },
  { keep: 0 },
  { keep: 1e9 },
])('K20: works with %j', (changes) => {
  expect(() => checkSettings({ ...SETTINGS, ...changes })).not.toThrow();
});

test.each([
  [{ summaryBudget: 0 }, 'Expected `summaryBudget` to be a positive integer or null, got `0` (number)'],
  [{ summaryBudget: Number.NaN }, '`summaryBudget`'],
  [{ summaryBudget: 1.5 }, '`summaryBudget`'],
  [{ window: -1 }, 'Expected `window` to be a positive integer, got `-1` (number)'],
  [{ trigger: -1 }, 'Expected `trigger` to be a number of tokens'],
  [{ trigger: Number.POSITIVE_INFINITY }, '`trigger`'],
  [{ keep: Number.NaN }, 'Expected `keep` to be a number of turns'],
  [{ ratios: { prose: [5, 0], structured: [3, 1] } }, 'Expected `ratios.prose` to be a fraction'],
  [{ ratios: { prose: [5, 1], structured: [0.5, 1] } }, 'Expected `ratios.structured` to be a fraction'],
] as [Partial<Settings>, string][])('K20: refuses %j and says what is wrong', (changes, message) => {
  expect(() => checkSettings({ ...SETTINGS, ...changes })).toThrow(message);
});
