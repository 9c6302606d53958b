import { expect, it } from 'vitest';
import { idRanges } from '../../../reports/text/id-ranges.js';
import { turn } from '../samples/turn.js';

const LOG = Array.from({ length: 30 }, (_, place) => turn(`t${place + 1}`, 'text', null));

it.each([
  ['names none', [], 'none'],
  ['names two one by one', ['t1', 't2'], 't1, t2'],
  ['draws neighbours together', ['t1', 't2', 't3', 't5'], 't1–t3, t5'],
  ['keeps an order that is not the log’s', ['t3', 't2', 't1'], 't3, t2, t1'],
  ['keeps repeats', ['t1', 't1'], 't1, t1'],
  ['keeps ids that are not in the log', ['t1', 'x', 'y'], 't1, x, y'],
  [
    'leaves out the middle of many',
    LOG.filter((_, place) => place % 2 === 0).map(({ id }) => id),
    't1, t3, t5, t7, t9, t11, …, t29 (15 in all)',
  ],
])('%s', (_, ids, words) => {
  expect(idRanges(ids, LOG)).toBe(words);
});
