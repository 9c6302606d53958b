import { expect, it } from 'vitest';
import { userTurnPresent as property } from '../../../properties/protocol/user-turn-present.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const log = [asks('t9'), ONE];
const seen = (...after: ViewItem[]) =>
  judged(property, fixed(log.map(kept), after), scenario([append(...log), compact]));

it('misses the user, once', async () => {
  expect(await seen(summary('-', 'assistant'), kept(ONE))).toEqual({ met: 2, broken: ['moment 1'] });
  expect(await seen()).toEqual({ met: 2, broken: ['moment 1'] });
});

it('is content with a summary in the role of the user', async () => {
  expect(await seen(summary('-'), kept(ONE))).toEqual({ met: 2, broken: [] });
});

it('asks for nobody who was not there', async () => {
  const alone = scenario([append(ONE), compact]);
  expect(await judged(property, fixed([kept(ONE)]), alone)).toEqual({ met: 0, broken: [] });
});
