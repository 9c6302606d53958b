import { expect, it } from 'vitest';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { whyUntold } from '../../../src/compare/why-untold.js';

it('is nothing where the new one is told all that the scenarios vary, and more', () => {
  expect(whyUntold(DEFAULTS, DEFAULTS)).toBeNull();
  expect(whyUntold({ ...DEFAULTS, takesBudget: false, keeps: 4 }, DEFAULTS)).toBeNull();
});

it('names what it is not told, and turns that it keeps whatever it is told', () => {
  const told = whyUntold(DEFAULTS, { ...DEFAULTS, takesBudget: false, takesTrigger: false });
  expect(told).toContain('vary the summary budget, the trigger, of which the new one is not told');
  expect(whyUntold(DEFAULTS, { ...DEFAULTS, keeps: 6 })).toContain('always keeps 6 turns');
});
