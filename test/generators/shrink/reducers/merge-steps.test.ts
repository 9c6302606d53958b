import { expect, it } from 'vitest';
import { mergeSteps } from '../../../../generators/shrink/reducers/merge-steps.js';
import { append, compact, recall, scenario } from '../../../conversation.js';
import { offers, plainTurns, stepsOf } from '../offers.js';

const [ONE, TWO, THREE] = plainTurns(3);

it('appends all turns first, then those of each append together with the ones before', () => {
  const from = scenario([append(ONE!), compact, append(TWO!), append(THREE!), recall]);
  expect(offers(mergeSteps, from).map(stepsOf)).toEqual([
    ['t1,t2,t3', 'compact', 'recall'],
    ['t1,t2', 'compact', 't3', 'recall'],
    ['t1', 'compact', 't2,t3', 'recall'],
  ]);
});

it('has nothing to merge in one append', () => {
  expect(offers(mergeSteps, scenario([append(ONE!, TWO!), compact]))).toEqual([]);
});
