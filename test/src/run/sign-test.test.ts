import { expect, it } from 'vitest';
import { signTest } from '../../../src/run/sign-test.js';

it.each([
  [6, 1, 0.125],
  [1, 6, 0.125],
  [10, 3, 0.09228515625],
  [100, 60, 0.001953728034],
  [500, 440, 0.0542506975],
])('is the exact two-sided one for %i against %i', (more, fewer, p) => {
  expect(signTest(more, fewer)).toBeCloseTo(p, 8);
});

it('says nothing of no pairs, of one, and of halves', () => {
  expect([signTest(0, 0), signTest(1, 0), signTest(7, 7), signTest(8, 7)]).toEqual([1, 1, 1, 1]);
});
