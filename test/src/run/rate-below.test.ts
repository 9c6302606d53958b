import { expect, it } from 'vitest';
import { rateBelow } from '../../../src/run/rate-below.js';

it('is 0.15 % after 2,000 runs without a breach', () => {
  expect(rateBelow(2000)!.toFixed(5)).toBe('0.00150');
});

it('is the rate at which that many runs stay clean one time in twenty', () => {
  for (const runs of [1, 7, 300]) expect((1 - rateBelow(runs)!) ** runs).toBeCloseTo(0.05);
});

it('says nothing without runs', () => {
  expect(rateBelow(0)).toBeNull();
});
