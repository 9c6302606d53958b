import { expect, it } from 'vitest';
import { logOrder as property } from '../../../properties/protocol/log-order.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept } from '../views.js';

const request = asks('t9');
const seen = (log: Turn[], after: Turn[]) =>
  judged(property, fixed(log.map(kept), after.map(kept)), scenario([append(...log), compact]));

it('finds turns behind a later one', async () => {
  expect(await seen([ONE, TWO, request], [request, TWO, ONE])).toEqual({ met: 2, broken: ['t2', 't1'] });
});

it('is content with gaps', async () => {
  expect(await seen([ONE, TWO, request], [ONE, request])).toEqual({ met: 2, broken: [] });
});

it('takes a twin for the one that would be in order', async () => {
  const twin = { ...ONE, id: 't5' };
  expect((await seen([ONE, TWO, twin, request], [TWO, ONE, request])).broken).toEqual([]);
});

it('looks at system turns among themselves', async () => {
  const [first, second] = ['src/a.md', 'src/b.md'].map((anchor, index) =>
    said(`t${index + 5}`, anchor, { role: 'system' }),
  );
  const log = [ONE, first!, TWO, second!, request];
  expect((await seen(log, [first!, second!, ONE, TWO, request])).broken).toEqual([]);
  expect((await seen(log, [second!, first!, ONE, TWO, request])).broken).toEqual(['t5']);
});

it('leaves a turn that stands there twice to conservation/ids-unique', async () => {
  expect((await seen([ONE, TWO, request], [ONE, TWO, request, ONE])).broken).toEqual([]);
});
