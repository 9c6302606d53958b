import { expect, it } from 'vitest';
import { crossingOf } from '../../../src/calibrate/crossing.js';
import { fitFalling } from '../../../src/calibrate/isotonic.js';

const points = (...coverages: number[]) =>
  coverages.map((coverage, place) => ({ ratio: place + 1, coverage }));

it('leaves alone what falls', () => {
  expect(fitFalling(points(1, 0.5, 0.25)).map(({ coverage }) => coverage)).toEqual([1, 0.5, 0.25]);
});

it('pools what rises, and weighs it', () => {
  expect(fitFalling(points(1, 0.2, 0.6))).toEqual([
    { from: 1, to: 1, coverage: 1, weight: 1 },
    { from: 2, to: 3, coverage: 0.4, weight: 2 },
  ]);
  expect(fitFalling(points(1, 0.2, 0.6), [1, 3, 1]).at(-1)!.coverage).toBeCloseTo(0.3);
});

it('leaves out what weighs nothing', () => {
  expect(fitFalling(points(1, 0, 0.5), [1, 0, 1])).toHaveLength(2);
});

it('crosses between the last level that holds and the first that does not', () => {
  expect(crossingOf(fitFalling(points(1, 1, 0.98)), 0.99)).toEqual({ from: 2, at: Math.sqrt(6), to: 3 });
  expect(crossingOf(fitFalling(points(0.5)), 0.99).at).toBe(0);
  expect(crossingOf(fitFalling(points(1)), 0.99).at).toBe(Number.POSITIVE_INFINITY);
});
