import { expect, it } from 'vitest';
import { lateSystemInPlace as property } from '../../../properties/protocol/late-system-in-place.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const rules = said('t5', 'src/rules.md', { role: 'system' });
const late = said('t6', 'src/late.md', { role: 'system' });
const request = asks('t9');
const log = [rules, ONE, late, TWO, request];
const seen = (...after: ViewItem[]) =>
  judged(property, fixed(log.map(kept), after), scenario([append(...log), compact]));

it('finds a later system turn among the opening ones, or at the end', async () => {
  const first = [rules, late, ONE, TWO, request].map(kept);
  expect(await seen(...first)).toEqual({ met: 2, broken: ['t1'] });
  expect((await seen(...[rules, TWO, request, late].map(kept))).broken).toEqual(['t6']);
});

it('is content where it stands among its neighbours', async () => {
  expect(await seen(kept(rules), summary('-'), kept(late), kept(request))).toEqual({ met: 2, broken: [] });
});

it('leaves it to protocol/log-order where other turns are out of order', async () => {
  expect((await seen(...[rules, late, request, ONE].map(kept))).broken).toEqual([]);
});
