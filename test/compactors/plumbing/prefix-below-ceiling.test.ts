import { expect, it } from 'vitest';
import { prefixBelowCeiling } from '../../../compactors/plumbing/prefix-below-ceiling.js';
import { exchangesOf } from '../../../src/transcript/exchange.js';
import { turn } from '../../conversation.js';

const turns = [10, 30, 10, 10].map((tokens, index) => ({ ...turn(`t${index + 1}`, null), tokens }));

function prefix(summaryBudget: number | null): string[] {
  const settings = { summaryBudget, ratios: null, window: 1000 };
  return prefixBelowCeiling(exchangesOf(turns), settings).flatMap(({ turns }) => turns.map(({ id }) => id));
}

it('goes up to the ceiling and not beyond it', () => {
  expect(prefix(8)).toEqual(['t1', 't2']);
  expect(prefix(7)).toEqual(['t1']);
});

it('passes over an exchange that is above the ceiling alone', () => {
  expect(prefix(5)).toEqual(['t1', 't3']);
});

it('takes everything where the budget is unbounded', () => {
  expect(prefix(null)).toEqual(['t1', 't2', 't3', 't4']);
});
