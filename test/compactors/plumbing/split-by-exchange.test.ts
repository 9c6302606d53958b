import { expect, it } from 'vitest';
import { splitByExchange } from '../../../compactors/plumbing/split-by-exchange.js';
import { turn } from '../../conversation.js';

const use = turn('t1', 'run-81', { role: 'assistant', uses: [{ id: 'c1', name: 'run', input: '{}' }] });
const result = turn('t2', null, { role: 'tool', results: [{ use: 'c1', text: 'done' }] });
const other = turn('t3', 'ERR-40');
const remark = turn('t4', null);

it('lets a turn without an anchor leave with the exchange that it belongs to', () => {
  const split = splitByExchange([use, result, other, remark], [use, other]);
  expect(split).toEqual({ covered: ['t1', 't3'], uncovered: ['t2'], kept: ['t4'] });
});

it('keeps an exchange whole when one of its turns is not proven', () => {
  const anchored = { ...result, anchor: 'code 3' };
  expect(splitByExchange([use, anchored, other], [use, other])).toEqual({
    covered: ['t3'],
    uncovered: [],
    kept: ['t1', 't2'],
  });
});

it('keeps an exchange whole that reaches past the last turn', () => {
  expect(splitByExchange([other, use, result], [other, use], use)).toEqual({
    covered: ['t3'],
    uncovered: [],
    kept: ['t1', 't2'],
  });
});
