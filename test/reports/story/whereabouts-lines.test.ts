import { describe, expect, it } from 'vitest';
import { whereaboutsLines } from '../../../reports/story/whereabouts-lines.js';
import type { Moment } from '../../../src/property/observation.js';
import type { Step } from '../../../src/scenario/scenario.js';
import { counterexample, scenario } from '../samples/counterexample.js';
import { kept, moment, summary } from '../samples/moment.js';
import { turn } from '../samples/turn.js';

const TURNS = [turn('t1', 'pay INV-4471', 'INV-4471'), turn('t2', 'pay INV-4472', 'INV-4472')];
const STEPS: Step[] = [{ step: 'append', turns: TURNS }, { step: 'compact' }, { step: 'compact' }];

const claims = (parts: Partial<NonNullable<Moment['claims']>>) => ({
  claims: { covered: [], uncovered: [], kept: null, summaryOf: {}, ...parts },
});

/** What is told of a breach of t1, and of t2, for two moments after the first. */
function told(moments: Partial<Moment>[], steps = STEPS, turns = ['t1']): string[] {
  const first = moment(0, 2, { view: kept(TURNS), ...claims({}) });
  const found = counterexample(
    {
      scenario: scenario(steps),
      moments: [first, ...moments.map((parts, at) => moment(at + 1, 2, parts))],
    },
    {
      property: 'a/b',
      clauses: [],
      claim: 'c',
      violations: turns.map((id) => ({ moment: 0, turn: id, says: 'it broke' })),
    },
  );
  return whereaboutsLines(found);
}

describe('the story of a turn', () => {
  it('says which summary covers it since when, and that none holds it any more', () => {
    const covered = claims({ covered: ['t1', 't2'] });
    const moments = [
      { view: [summary('- INV-4471\n- INV-4472', 9)], ...covered },
      { view: [summary('- INV-4472', 5)], ...covered },
    ];
    expect(told(moments)).toEqual([
      't1: kept in the view since step 1; covered by the summary s1 since step 2; claimed as covered, though no summary in the view holds it, since step 3',
    ]);
  });

  it('says that it is in no list', () => {
    const moments = [
      { view: [summary('- INV-4471', 5)], ...claims({ covered: ['t1'], uncovered: ['t2'] }) },
      { view: [summary('- INV-4471', 5)], ...claims({}) },
    ];
    expect(told(moments, STEPS, ['t1', 't2', 't2'])).toEqual([
      't1: kept in the view since step 1; covered by the summary s1 since step 2; in the summary s1, but not claimed, since step 3',
      't2: kept in the view since step 1; uncovered since step 2; in no list, and in no item of the view, since step 3',
    ]);
  });
});

it('is not told where there was one pass, or no turn is named', () => {
  const once = [{ view: [summary('- INV-4471', 5)], ...claims({ covered: ['t1'] }) }];
  expect(told(once, STEPS.slice(0, 2))).toEqual([]);
  expect(told(once, STEPS, [])).toEqual([]);
});
