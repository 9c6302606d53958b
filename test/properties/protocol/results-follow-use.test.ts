import { expect, it } from 'vitest';
import { resultsFollowUse as property } from '../../../properties/protocol/results-follow-use.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE } from '../turns.js';
import { fixed, kept, note, results, summary, uses } from '../views.js';

const use = uses('t2', 'run-81', 'c1', 'c2');
const first = results('t3', 'ERR-40', 'c1');
const second = results('t4', 'ERR-41', 'c2');
const request = asks('t9');
const log = [ONE, use, first, second, request];

const seen = (turns: Turn[], ...after: ViewItem[]) =>
  judged(property, fixed(turns.map(kept), after), scenario([append(...turns), compact]));

it('finds a summary between a use and its results', async () => {
  const view = [kept(use), summary('-'), kept(first), kept(second), kept(request)];
  expect(await seen(log, ...view)).toEqual({ met: 2, broken: ['t3', 't4'] });
});

it('finds a reminder between two parallel results', async () => {
  expect((await seen(log, kept(use), kept(first), note('user'), kept(second))).broken).toEqual(['t4']);
});

it('is content with a summary in front of the use, and with a result that was cleared', async () => {
  const view = [summary('-'), kept(use), note('tool'), kept(second), kept(request)];
  expect(await seen(log, ...view)).toEqual({ met: 1, broken: [] });
});

it('asks for no more than the log has', async () => {
  const apart = [use, ONE, first, second, request];
  expect((await seen(apart, kept(use), note('user'), kept(first), kept(second))).broken).toEqual([]);
});

it('has nothing to look at where nothing was put into the view', async () => {
  expect(await seen(log, ...log.map(kept))).toEqual({ met: 0, broken: [] });
});
