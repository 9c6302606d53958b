import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { beyondChance, type Split } from '../../../src/compare/beyond-chance.js';

const told = (...splits: [number, number][]) => {
  const all: Split[] = splits.map(([more, fewer]) => ({ more, fewer }));
  return [...beyondChance(all)].map(({ more, fewer }) => [more, fewer]);
};

it('is a split that chance gives in fewer than one of twenty comparisons, either way', () => {
  expect(told([8, 1])).toEqual([[8, 1]]);
  expect(told([1, 8])).toEqual([[1, 8]]);
  expect(told([5, 0])).toEqual([]);
});

it('has to be rarer the more is asked', () => {
  expect(told([8, 1], [5, 4], [4, 5])).toEqual([]);
  expect(told([12, 0], [5, 4], [4, 5])).toEqual([[12, 0]]);
});

it('is not asked of runs that are too few to tell', () => {
  expect(told([8, 1], [5, 0], [2, 3], [1, 0])).toEqual([[8, 1]]);
});

it('leaves the rest to those that are not told yet', () => {
  expect(told([8, 1], [30, 0])).toEqual([
    [30, 0],
    [8, 1],
  ]);
});

it('is told of nothing that is chance in at least 95 % of comparisons', () => {
  const tosses = createHash('shake256', { outputLength: 400 * 25 * 30 })
    .update('tosses')
    .digest();
  let tossed = 0;
  const isHead = () => tosses[tossed++]! % 2 === 0;
  let alarms = 0;
  for (let comparison = 0; comparison < 400; comparison += 1) {
    const splits = Array.from({ length: 25 }, () => {
      const more = Array.from({ length: 30 }, isHead).filter(Boolean).length;
      return { more, fewer: 30 - more };
    });
    alarms += beyondChance(splits).size > 0 ? 1 : 0;
  }
  expect(alarms / 400).toBeLessThan(0.05);
});
