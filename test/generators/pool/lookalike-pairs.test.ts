import { expect, it } from 'vitest';
import { lookalikePairs } from '../../../generators/pool/lookalike-pairs.js';

it('pairs the part with the whole, and spellings with each other', () => {
  const groups = [
    ['TICKET-1', 'TICKET-12'],
    ['cafe', 'café'],
    ['one', 'two'],
  ];
  expect(lookalikePairs(groups, groups.flat())).toEqual([
    [0, 1],
    [2, 3],
    [3, 2],
  ]);
});

it('leaves out pairs of which an anchor was not chosen', () => {
  expect(lookalikePairs([['a-1', 'a-12']], ['a-12'])).toEqual([]);
});
