import { expect, it } from 'vitest';
import { stepsShown } from '../../../reports/story/steps-shown.js';
import { counterexample, scenario } from '../samples/counterexample.js';
import { moment } from '../samples/moment.js';
import { turn } from '../samples/turn.js';

const append = (id: string) => ({ step: 'append' as const, turns: [turn(id, 'x', null)] });
const PARTS = { property: 'a/b', clauses: ['S1'], claim: 'It holds.', violations: [] };
const meanwhile = { ...append('t2'), during: 0 };

it('shows what happened while the last pass waited, which was seen with it', () => {
  const steps = [append('t1'), { step: 'compact' as const }, meanwhile];
  const found = counterexample({ scenario: scenario(steps), moments: [moment(0, 1), moment(1, 2)] }, PARTS);
  expect(stepsShown(found)).toEqual([0, 1, 2]);
});

it('shows no step that was not played', () => {
  const steps = [append('t1'), { step: 'compact' as const }, append('t2')];
  const found = counterexample({ scenario: scenario(steps), moments: [moment(0, 1), moment(1, 1)] }, PARTS);
  expect(stepsShown(found)).toEqual([0, 1]);
});
