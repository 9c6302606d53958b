import { expect, it } from 'vitest';
import { overrideOptions } from '../../../src/check/override-options.js';
import { planOf } from '../../../src/check/plan.js';

it('lets the stronger option win and keeps the others', () => {
  expect(overrideOptions({ runs: 10, seed: 1 }, { runs: 20 })).toEqual({ runs: 20, seed: 1 });
});

it('lets a stronger profile replace a weaker number of runs', () => {
  expect(planOf(overrideOptions({ runs: 10 }, { profile: 'smoke' })).runs).toBe(100);
});

it('lets a number of runs win over a profile beside it', () => {
  expect(planOf(overrideOptions({}, { profile: 'nightly', runs: 7 })).runs).toBe(7);
});
