import { expect, it } from 'vitest';
import { uncoveredAt } from '../../../src/property/uncovered-at.js';
import { moment } from '../../reports/samples/moment.js';

it('gives the turns that are listed as uncovered and nowhere else as covered', () => {
  const claims = { covered: ['t1', 't2'], uncovered: ['t2', 't3'], kept: null, summaryOf: {} };
  expect([...uncoveredAt(moment(0, 3, { claims }))]).toEqual(['t3']);
  expect([...uncoveredAt(moment(0, 3, { claims: null }))]).toEqual([]);
});
