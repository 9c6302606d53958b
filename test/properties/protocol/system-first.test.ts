import { expect, it } from 'vitest';
import { systemFirst as property } from '../../../properties/protocol/system-first.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE } from '../turns.js';
import { fixed, kept, note, summary } from '../views.js';

const rules = said('t5', 'src/rules.md', { role: 'system' });
const more = said('t6', 'src/more.md', { role: 'system' });
const request = asks('t9');
const log = [rules, more, ONE, request];

const seen = (...after: ViewItem[]) =>
  judged(property, fixed(log.map(kept), after), scenario([append(...log), compact]));

it('wants the opening system turns in front of the summary', async () => {
  expect(await seen(kept(rules), kept(more), summary('-'), kept(request))).toEqual({ met: 2, broken: [] });
  expect(await seen(summary('-'), kept(rules), kept(more), kept(request))).toEqual({
    met: 2,
    broken: ['t6'],
  });
});

it('misses one that went into the summary, or was changed', async () => {
  expect((await seen(kept(more), summary('-'), kept(request))).broken).toEqual(['t5']);
  expect((await seen(note('system', `${rules.text}!`), kept(more), kept(request))).broken).toEqual([
    't5',
    't6',
  ]);
});

it('says nothing of system turns of later on', async () => {
  const late = scenario([append(ONE, rules, request), compact]);
  const view = [summary('-'), kept(rules), kept(request)];
  expect(await judged(property, fixed([ONE, rules, request].map(kept), view), late)).toEqual({
    met: 0,
    broken: [],
  });
});
