import { expect, it } from 'vitest';
import { isMeanwhile, meanwhileAt } from '../../../src/scenario/meanwhile.js';
import { append, asks, compact, during, kill, recall, scenario } from '../../conversation.js';

const LATER = during(1, append(asks('t2')));
const played = scenario([append(asks('t1')), compact, during(0, compact), LATER, recall, during(0, kill)]);

it('happens while a pass waits where it is said during which call', () => {
  expect(played.steps.map(isMeanwhile)).toEqual([false, false, true, true, false, true]);
  expect(isMeanwhile(undefined)).toBe(false);
});

it('is what follows a pass without a gap', () => {
  expect(meanwhileAt(played, 1)).toEqual([
    { place: 2, step: played.steps[2] },
    { place: 3, step: played.steps[3] },
  ]);
});

it('ends with a kill, which ends the pass', () => {
  const killed = scenario([append(asks('t1')), compact, during(0, compact), during(0, kill), LATER]);
  expect(meanwhileAt(killed, 1).map(({ place }) => place)).toEqual([2, 3]);
});

it('is nothing at a step that is no pass', () => {
  expect(meanwhileAt(played, 0)).toEqual([]);
  expect(meanwhileAt(played, 4)).toEqual([]);
});
