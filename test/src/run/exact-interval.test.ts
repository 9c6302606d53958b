import { expect, it } from 'vitest';
import { exactInterval } from '../../../src/run/exact-interval.js';

it.each([
  [81, 263, 0.2527, 0.3676],
  [12, 340, 0.018373, 0.060845],
  [10, 100, 0.0490047, 0.1762226],
])('is that of Clopper and Pearson for %i of %i', (part, whole, low, high) => {
  const interval = exactInterval(part, whole)!;
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

it('begins at 0 where nothing was seen, and ends at 1 where everything was', () => {
  expect(exactInterval(0, 100)![0]).toBe(0);
  expect(exactInterval(0, 100)![1]).toBeCloseTo(0.0362167, 6);
  expect(exactInterval(100, 100)![0]).toBeCloseTo(0.9637833, 6);
  expect(exactInterval(100, 100)![1]).toBe(1);
});

it('is none where nothing was counted', () => {
  expect(exactInterval(0, 0)).toBeNull();
});
