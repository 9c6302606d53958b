import { expect, test } from 'vitest';
import type { Session } from '../../../src/compactor/session.js';
import type { Settings } from '../../../src/compactor/settings.js';
import type { SummaryRequest } from '../../../src/compactor/summarizer.js';
import { type ReferenceOptions, referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { answers, environment, type Reply } from '../answers.js';
import { resultTurn, summaryOf, turn, turns, useTurn } from '../turns.js';

/** Holds the summary so far and a line for each turn that is shown. */
const faithful: Reply = ({ turns: shown = [], previous = '' }: SummaryRequest) =>
  previous + summaryOf(...shown.filter((one) => one.anchor !== null));

interface Given {
  replies?: Reply[];
  settings?: Partial<Settings>;
  options?: ReferenceOptions;
}

async function open({ replies = [faithful], settings, options }: Given = {}) {
  const summarizer = answers(...replies);
  const session = await referenceCompactor(options).open(environment(summarizer, settings));
  return { session, summarizer, asked: () => summarizer.requests.map(shownIn) };
}

const shownIn = ({ turns: shown = [] }: SummaryRequest) => shown.map(({ id }) => id).join(' ');

const stateOf = async (session: Session) => [await session.view(), await session.claims!()];

/** What stands in the view: the ids of kept turns, the anchors in summaries. */
async function seen(session: Session): Promise<string[]> {
  return (await session.view()).map((item) =>
    item.type === 'summary' ? `{${item.body.trim()}}` : `${'turn' in item && item.turn}`,
  );
}

test('compacts all that may leave, and tells by how much', async () => {
  const { session, summarizer } = await open();
  session.append([turn(1, { role: 'system' }), ...turns(2, 5)]);
  expect(await session.compact()).toEqual({
    status: 'compacted',
    truncated: false,
    covered: 3,
    uncovered: 0,
    kept: 2,
    tokensBefore: 5 * 24,
    tokensAfter: 2 * 24 + 3 * 4,
  });
  expect(await seen(session)).toEqual(['t1', '{- TICKET-2\n- TICKET-3\n- TICKET-4}', 't5']);
  expect(summarizer.requests).toMatchObject([{ previous: undefined, budget: 200 }]);
});

test('answers from where a turn is: view, summary or log', async () => {
  const { session } = await open();
  const silent = turn(2, { anchor: null, facts: [] });
  session.append([turn(1), silent, turn(3), turn(5)]);
  await session.compact();
  expect(await session.claims!()).toMatchObject({ covered: ['t1', 't3'], uncovered: ['t2'], kept: ['t5'] });
  expect(session.recall!('t1')).toEqual({ text: '- TICKET-1', source: 'summary' });
  expect(session.recall!('t2')).toEqual({ text: silent.text, source: 'log' });
  expect(session.recall!('t5')).toEqual({ text: turn(5).text, source: 'view' });
  expect(() => session.recall!('t9')).toThrow('Turn t9 cannot be reconstructed: it was never appended.');
});

test('S9: goes to the log for a fact that the summary lost, where anchors alone were demanded', async () => {
  const strict = turn(1, { facts: [{ key: 'state', value: 'value-1' }] });
  const { session } = await open({ replies: ['- TICKET-1\n'], options: { verifyFacts: false } });
  session.append([strict, turn(3)]);
  await session.compact();
  expect(await session.claims!()).toMatchObject({ covered: ['t1'] });
  expect(session.recall!('t1')).toEqual({ text: strict.text, source: 'log' });
});

test('S13: keeps a turn whose fact is lost', async () => {
  const strict = turn(1, { facts: [{ key: 'state', value: 'value-1' }] });
  const { session } = await open({ replies: ['- TICKET-1\n- TICKET-2\n'] });
  session.append([strict, ...turns(2, 3)]);
  await session.compact();
  expect(await session.claims!()).toMatchObject({ covered: ['t2'], kept: ['t1', 't3'] });
});

test('S1: keeps the turns that a summary left out, and offers them again in the next pass', async () => {
  const { session, asked } = await open({ replies: [summaryOf(turn(1)), faithful] });
  session.append(turns(1, 5));
  await session.compact();
  expect(await session.claims!()).toMatchObject({ covered: ['t1'], kept: ['t2', 't3', 't4', 't5'] });
  await session.compact();
  expect(asked()).toEqual(['t1 t2 t3 t4', 't2 t3 t4']);
  expect(await session.claims!()).toMatchObject({ covered: ['t1', 't2', 't3', 't4'], kept: ['t5'] });
});

test('S3b: chooses a prefix at the ceiling when all together are above it', async () => {
  const { session, asked } = await open({
    settings: { summaryBudget: 15, ratios: { prose: [5, 1], structured: [3, 1] } },
  });
  session.append(turns(1, 5).map((one) => ({ ...one, tokens: 25 })));
  expect(await session.compact()).toMatchObject({ status: 'compacted', covered: 3, kept: 2 });
  expect(asked()).toEqual(['t1 t2 t3']);
});

test('S3b: offers fewer turns when a summary of many is not smaller than they are', async () => {
  const padded: Reply = ({ turns: shown = [] }) =>
    summaryOf(...shown) + 'and so on '.repeat(shown.length > 1 ? 40 : 0);
  const { session, asked } = await open({ replies: [padded] });
  session.append(turns(1, 5));
  expect(await session.compact()).toMatchObject({ status: 'compacted', covered: 1 });
  expect(asked()).toEqual(['t1 t2 t3 t4', 't1 t2', 't1']);
});

test('S4: hands in one exchange above the ceiling, and keeps what lies past its last anchor', async () => {
  const silent = { anchor: null, facts: [], kind: 'prose' as const };
  const { session } = await open({ settings: { summaryBudget: 8 } });
  session.append([useTurn(2, ['a']), resultTurn(4, ['a'], silent), turn(5)]);
  const before = await stateOf(session);
  expect(await session.compact()).toMatchObject({ status: 'refused' });
  expect(await stateOf(session)).toEqual(before);
});

test('K8: hands the newest summary on and lets the new one take its place', async () => {
  const { session, summarizer } = await open();
  session.append(turns(1, 3));
  await session.compact();
  session.append(turns(4, 5));
  await session.compact();
  expect(summarizer.requests[1]).toMatchObject({ previous: '- TICKET-1\n- TICKET-2\n' });
  expect(await seen(session)).toEqual(['{- TICKET-1\n- TICKET-2\n- TICKET-3\n- TICKET-4}', 't5']);
});

test('K8: leaves a full summary in force and begins another beside it', async () => {
  const { session } = await open({ settings: { summaryBudget: 15 } });
  session.append(turns(1, 3));
  await session.compact();
  session.append(turns(4, 5));
  expect(await session.compact()).toMatchObject({ status: 'compacted', covered: 4 });
  expect(await seen(session)).toEqual(['{- TICKET-1\n- TICKET-2}', '{- TICKET-3\n- TICKET-4}', 't5']);
});

test('K8: changes nothing without an eligible turn, and asks nobody', async () => {
  const { session, asked } = await open();
  session.append(turns(1, 3));
  await session.compact();
  const before = await stateOf(session);
  expect(await session.compact()).toMatchObject({ status: 'noop' });
  expect(await stateOf(session)).toEqual(before);
  expect(asked()).toHaveLength(1);
});

test('waits for the view to be over its trigger', async () => {
  const { session } = await open({ settings: { trigger: 3 * 24 } });
  session.append(turns(1, 3));
  expect(await session.compact()).toMatchObject({
    status: 'noop',
    reason: 'the view has 72 tokens, and the trigger is 72',
  });
  session.append([turn(5)]);
  expect(await session.compact()).toMatchObject({ status: 'compacted' });
});

test('keeps the newest turns that the settings name', async () => {
  const { session } = await open({ settings: { keep: 3 } });
  session.append(turns(1, 5));
  await session.compact();
  expect(await session.claims!()).toMatchObject({ covered: ['t1', 't2'], kept: ['t3', 't4', 't5'] });
});

test('K4: keeps an exchange whole of which the summary holds a part, and a pending one', async () => {
  const given = [turn(1), useTurn(2, ['a']), resultTurn(4, ['a']), turn(5), useTurn(6, ['b'])];
  const { session } = await open({ replies: [summaryOf(turn(1), useTurn(2, ['a']))] });
  session.append(given);
  await session.compact();
  expect(await session.claims!()).toMatchObject({ covered: ['t1'], kept: ['t2', 't4', 't5', 't6'] });
});

test.each([
  ['fails', new Error('429 Too Many Requests'), '429 Too Many Requests'],
  ['calls a tool', { kind: 'toolCall' as const, text: '{}' }, 'toolCall'],
  ['gives nothing', { kind: 'blank' as const }, 'blank'],
  ['refuses', 'I cannot help with that.', 'none of the turns'],
  ['echoes', turn(4).text, 'repeats turn t4'],
])('K2, K3: changes nothing when the summarizer %s', async (_, reply, reason) => {
  const { session } = await open({ replies: [faithful, reply] });
  session.append(turns(1, 3));
  await session.compact();
  session.append(turns(4, 5));
  const before = await stateOf(session);
  expect(await session.compact()).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining(reason),
  });
  expect(await stateOf(session)).toEqual(before);
});

test('K3: changes nothing when the pass is aborted', async () => {
  const { session } = await open();
  session.append(turns(1, 3));
  const controller = new AbortController();
  controller.abort(new Error('the user left'));
  expect(await session.compact({ signal: controller.signal })).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('the user left'),
  });
  expect(await session.claims!()).toMatchObject({ covered: [] });
});

test('K11: keeps turns that are appended while a pass waits', async () => {
  const { session, asked } = await open();
  session.append(turns(1, 3));
  const pass = session.compact();
  session.append(turns(4, 5));
  await pass;
  expect(asked()).toEqual(['t1 t2']);
  expect(await session.claims!()).toMatchObject({ covered: ['t1', 't2'], kept: ['t3', 't4', 't5'] });
});

test('K11: plays two passes at once one after the other', async () => {
  const { session } = await open();
  session.append(turns(1, 3));
  expect(await Promise.all([session.compact(), session.compact()])).toMatchObject([
    { status: 'compacted' },
    { status: 'noop' },
  ]);
  expect(await seen(session)).toEqual(['{- TICKET-1\n- TICKET-2}', 't3']);
});

test('K12: keeps sessions apart', async () => {
  const compactor = referenceCompactor();
  const [one, other] = await Promise.all([1, 2].map(() => compactor.open(environment(answers(faithful)))));
  one!.append(turns(1, 3));
  await one!.compact();
  expect(await other!.view()).toEqual([]);
});

test('K19: finds the turn that states a fact', async () => {
  const { session } = await open();
  session.append(turns(1, 3));
  await session.compact();
  expect(session.find!('TICKET-2')).toEqual(['t2']);
  expect(session.find!('TICKET-9')).toEqual([]);
});

test('K7: gives the whole log back after several passes', async () => {
  const { session } = await open();
  const given: Turn[] = [...turns(1, 9)];
  for (const one of given) {
    session.append([one]);
    await session.compact();
  }
  expect(session.log!()).toEqual(given);
});

test('works with no turns at all, turns of no tokens and a budget of one', async () => {
  const { session } = await open({ settings: { summaryBudget: 1 } });
  expect(await session.compact()).toMatchObject({ status: 'noop', tokensBefore: 0 });
  session.append([turn(1, { text: '', tokens: 0, anchor: null, facts: [] }), turn(2), turn(3)]);
  expect(await session.compact()).toMatchObject({ status: 'refused', tokensBefore: 48, tokensAfter: 48 });
});

test('K20: refuses settings that it cannot work with when it is opened', () => {
  expect(() => referenceCompactor().open(environment(answers(''), { summaryBudget: -5 }))).toThrow(
    '`summaryBudget`',
  );
});
