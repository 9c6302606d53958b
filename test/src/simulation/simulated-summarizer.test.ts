import { expect, test } from 'vitest';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import { faithfulSummary } from '../../../src/simulation/faithful-summary.js';
import { simulateSummarizer } from '../../../src/simulation/simulated-summarizer.js';
import { CLOSING_MARKER } from '../../../src/simulation/simulator-texts.js';
import type { SummarizerCall } from '../../../src/simulation/summarizer-call.js';
import { FAITHFUL } from './some-behaviour.js';
import { turnOf } from './some-log.js';
import { summarize, tokenizer } from './summarize.js';

const anchors = ['TICKET-1', 'src/a.ts', '京都', 'err-7', '42'];
const log = anchors.map((anchor, at) => turnOf(at, { anchor, isStrict: true, tool: 'none', words: 'so' }));
const ids = log.map((turn) => turn.id);

test('a faithful call writes a line per turn and says nothing else', async () => {
  const call = await summarize(log, FAITHFUL);
  const text = faithfulSummary(log, { marker: false });
  expect(call).toEqual({
    index: 0,
    request: { turns: ids, prompt: null, previous: null, budget: null },
    shown: ids,
    shownInPart: [],
    carried: [],
    response: { kind: 'text', text },
    error: null,
    tokens: tokenizer.count(text),
    truth: { anchors: ids, facts: ids, cut: 'none', faithful: true, unusable: null },
  });
});

test('finish reason and marker are told where the behaviour has them', async () => {
  const { response } = await summarize(log, { ...FAITHFUL, finish: true, marker: true, report: 'truthful' });
  const text = faithfulSummary(log, { marker: true });
  expect(response).toEqual({
    kind: 'text',
    text,
    finish: 'stop',
    closingMarker: CLOSING_MARKER,
    reportedIds: ids,
  });
});

test.each([
  [{ finish: true, marker: false }, 'signalled', { finish: 'length' }],
  [{ finish: false, marker: true }, 'signalled', { closingMarker: CLOSING_MARKER }],
  [{ finish: false, marker: false }, 'silent', {}],
] as const)('a cut with %j is %s', async (signals, cut, told) => {
  const call = await summarize(log, { ...FAITHFUL, ...signals }, { turns: log }, 20);
  const { kind, text, ...rest } = call.response!;
  expect(rest).toEqual(told);
  expect(call.truth).toMatchObject({ cut, faithful: false, anchors: ['t1', 't2'], facts: ['t1'] });
  expect(text).not.toContain(CLOSING_MARKER);
});

test('a cut inside the marker is a cut', async () => {
  const budget = tokenizer.count(faithfulSummary(log, { marker: true })) - 1;
  const call = await summarize(log, { ...FAITHFUL, marker: true }, { turns: log }, budget);
  expect(call.truth).toMatchObject({ cut: 'signalled', faithful: false, anchors: ids, facts: ids });
});

test('the smaller of the two budgets holds, and one that is no number does not', async () => {
  const own = await summarize(log, FAITHFUL, { turns: log, budget: 100 }, 10);
  const asked = await summarize(log, FAITHFUL, { turns: log, budget: 10 }, 100);
  expect(own.tokens).toBe(10);
  expect(asked.tokens).toBe(10);
  expect(asked.request.budget).toBe(10);
  expect((await summarize(log, FAITHFUL, { turns: log, budget: Number.NaN })).truth.faithful).toBe(true);
});

test('a budget of nothing leaves a blank', async () => {
  const call = await summarize(log, FAITHFUL, { turns: log }, 0);
  expect(call.response).toEqual({ kind: 'blank', text: '' });
  expect(call.truth.unusable).toBe('blank');
});

test('a fault that strikes nothing leaves the call faithful', async () => {
  const idle: SummarizerBehaviour['faults'] = [
    { fault: 'drop', target: { ids: ['t9'] } },
    { fault: 'drop', target: { at: 'tail', turns: 0 } },
    { fault: 'cut', tokens: 1000 },
    { fault: 'change', how: 'case', target: { ids: ['t5'] } },
    { fault: 'mention', ids },
    { fault: 'refusal', calls: [1] },
  ];
  expect((await summarize(log, { ...FAITHFUL, faults: idle })).truth.faithful).toBe(true);
});

test('faults limited to some calls strike those alone', async () => {
  const calls: SummarizerCall[] = [];
  const summarizer = simulateSummarizer({
    behaviour: { ...FAITHFUL, faults: [{ fault: 'refusal', calls: [1, 3] }] },
    budget: null,
    tokenizer,
    known: () => log,
    record: (call) => calls.push(call),
  });
  for (let call = 0; call < 5; call++) await summarizer.complete({ turns: log });
  expect(calls.map((call) => call.truth.unusable)).toEqual([null, 'refusal', null, 'refusal', null]);
});

test('calls in parallel are counted and recorded in the order in which they were made', async () => {
  const calls: SummarizerCall[] = [];
  const summarizer = simulateSummarizer({
    behaviour: { ...FAITHFUL, faults: [{ fault: 'fail', message: 'rate limit', calls: [1] }] },
    budget: null,
    tokenizer,
    known: () => log,
    record: (call) => calls.push(call),
  });
  const answers = await Promise.allSettled(log.map((turn) => summarizer.complete({ turns: [turn] })));
  expect(answers.map((answer) => answer.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(calls.map((call) => call.index)).toEqual([0, 1, 2, 3, 4]);
  expect(calls.map((call) => call.shown)).toEqual(ids.map((id) => [id]));
});

test('of a turn known in part it states what it can read', async () => {
  const [first, second] = log;
  const turns = [{ ...first!, text: first!.text.slice(0, first!.text.indexOf('end 0')) }];
  const call = await summarize(log, FAITHFUL, { turns, previous: '- src/a.ts\n- 京都: value = ' });
  expect(call).toMatchObject({ shown: [], shownInPart: ['t1'], carried: ['t2', 't3'] });
  expect(call.response!.text).toBe(
    `${faithfulSummary([first!], { marker: false })}- ${second!.anchor}\n- 京都\n`,
  );
  expect(call.truth).toMatchObject({ anchors: ['t1', 't2', 't3'], facts: ['t1'], faithful: true });
});

test('a failing call is recorded with its message and throws an error of it', async () => {
  const calls: SummarizerCall[] = [];
  const summarizer = simulateSummarizer({
    behaviour: { ...FAITHFUL, report: 'everything', faults: [{ fault: 'fail', message: 'rate limit' }] },
    budget: null,
    tokenizer,
    known: () => log,
    record: (call) => calls.push(call),
  });
  await expect(summarizer.complete({ turns: log })).rejects.toThrow(new Error('rate limit'));
  expect(calls).toMatchObject([
    {
      shown: ids,
      response: null,
      error: 'rate limit',
      tokens: 0,
      truth: { anchors: [], facts: [], faithful: false },
    },
  ]);
});

test('a request that cannot be understood is no call', async () => {
  const calls: SummarizerCall[] = [];
  const record = (call: SummarizerCall) => calls.push(call);
  const summarizer = simulateSummarizer({
    behaviour: FAITHFUL,
    budget: null,
    tokenizer,
    known: () => log,
    record,
  });
  await expect(summarizer.complete({})).rejects.toMatchObject({ code: 'CC_SUMMARY_REQUEST' });
  await summarizer.complete({ turns: log });
  expect(calls.map((call) => call.index)).toEqual([0]);
});
