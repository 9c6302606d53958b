import { expect, it } from 'vitest';
import { requestSummarized } from '../../../compactors/faulty/request-summarized.js';
import { newestRequestKept as property } from '../../../properties/protocol/newest-request-kept.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, note, summary } from '../views.js';

const request = said('t5', 'run-91', { role: 'user' });
const log = [ONE, request, TWO];
const played = scenario([append(...log), compact]);

const seen = (...after: ViewItem[]) => judged(property, fixed(log.map(kept), after), played);

it('misses the newest request, however far back it is', async () => {
  expect(await judged(property, requestSummarized.make(), played)).toEqual({ met: 2, broken: ['t5'] });
  expect((await seen(summary('They want run-91.'), kept(TWO))).broken).toEqual(['t5']);
});

it('finds it as a turn, quoted in a message, or carried in the summary', async () => {
  expect(await seen(summary('-'), kept(request), kept(TWO))).toEqual({ met: 2, broken: [] });
  expect((await seen(note('user', `Now: ${request.text}`), kept(TWO))).broken).toEqual([]);
  expect((await seen(summary(`So far: nothing.\n${request.text}`), kept(TWO))).broken).toEqual([]);
});

it('says nothing of a request without a word', async () => {
  const silent = scenario([append(request, { ...asks('t9'), text: '', tokens: 0 }), compact]);
  expect(await judged(property, fixed([kept(request)]), silent)).toEqual({ met: 0, broken: [] });
});
