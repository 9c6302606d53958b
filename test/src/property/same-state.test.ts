import { expect, it } from 'vitest';
import type { Moment, SeenItem } from '../../../src/property/observation.js';
import { stateDifference } from '../../../src/property/same-state.js';

const kept = (turn: string): SeenItem => ({ type: 'kept', turn, role: 'user', text: turn, tokens: 1 });
const claims = (covered: string[]) => ({ covered, uncovered: [], kept: null, summaryOf: {} });
const moment = (view: SeenItem[], rest: Partial<Moment> = {}): Moment => ({
  ...{ step: 0, appended: 2, lost: [], outcome: null, refusal: null, calls: [] },
  ...{ claims: null, log: null, answers: null, stranger: null },
  ...rest,
  view,
});

const [ONE, TWO] = [kept('t1'), kept('t2')];

it('is none between equal views and pointer sets, whatever else is different', () => {
  const before = moment([ONE, TWO], { claims: claims(['t0']) });
  expect(stateDifference(before, { ...before, step: 3, outcome: { status: 'noop' } })).toBeNull();
});

it.each([
  ['1 of 2 entries of the view are gone, and 0 are new', [ONE]],
  ['0 of 2 entries of the view are gone, and 1 are new', [ONE, TWO, kept('t3')]],
  ['0 of 2 entries of the view are gone, and 1 are new', [ONE, TWO, TWO]],
  ['the view is in another order', [TWO, ONE]],
])('%s', (says, view) => {
  expect(stateDifference(moment([ONE, TWO]), moment(view))).toBe(says);
});

it('is one in the pointer set alone, too', () => {
  const [before, after] = [['t0'], []].map((covered) => moment([ONE], { claims: claims(covered) }));
  expect(stateDifference(before!, after!)).toBe('the pointer set is another one');
});
