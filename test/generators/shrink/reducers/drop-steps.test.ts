import { expect, it } from 'vitest';
import { dropSteps } from '../../../../generators/shrink/reducers/drop-steps.js';
import { append, compact, recall, scenario } from '../../../conversation.js';
import { faultsOf, offers, plainTurns, stepsOf } from '../offers.js';

const [ONE, TWO] = plainTurns(2);

it('drops each step, the last one first, and the turns of an append with it', () => {
  const from = scenario([append(ONE!), compact, append(TWO!), recall]);
  expect(offers(dropSteps, from).map(stepsOf)).toEqual([
    ['t1', 'compact', 't2'],
    ['t1', 'compact', 'recall'],
    ['t1', 't2', 'recall'],
    ['compact', 't2', 'recall'],
  ]);
});

it('drops the second half of many steps before', () => {
  const from = scenario([append(ONE!), compact, append(TWO!), compact, recall]);
  expect(stepsOf(offers(dropSteps, from)[0]!)).toEqual(['t1', 'compact', 't2']);
});

it('drops what names the turns of an append that went', () => {
  const from = scenario([append(ONE!), append(TWO!), compact, { step: 'lose', turn: 't2' }], {
    summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2'] } }] },
  });
  const without = offers(dropSteps, from)[2]!;
  expect(stepsOf(without)).toEqual(['t1', 'compact']);
  expect(faultsOf(without)).toEqual([]);
});

it('has nothing to drop where nothing happens', () => {
  expect(offers(dropSteps, scenario([]))).toEqual([]);
});
