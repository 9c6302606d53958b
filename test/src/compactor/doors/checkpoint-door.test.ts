import { expect, test } from 'vitest';
import type { Checkpoint, CheckpointPair } from '../../../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../../../src/compactor/doors/checkpoint-door.js';
import { NonsenseError } from '../../../../src/compactor/nonsense-error.js';
import type { Session } from '../../../../src/compactor/session.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { answers, environment } from '../../answers.js';
import { turn, turns } from '../../turns.js';

type Build = CheckpointPair['buildCheckpoint'];

/** Covers the first of the turns it is handed. */
const coverFirst: Build = (given, summary, budget) => {
  const [first, ...rest] = given.map(({ id }) => id);
  return { summary, budget, covered: [first!], uncovered: rest };
};

async function open(build: Build, summarizer = answers('- TICKET-1\n')): Promise<Session> {
  const reconstruct: CheckpointPair['reconstruct'] = (checkpoint, rawLog, id) => {
    if (checkpoint.covered.includes(id)) return { text: checkpoint.summary, source: 'summary' };
    return rawLog[id] ?? `nothing about ${id}`;
  };
  return checkpointCompactor({ buildCheckpoint: build, reconstruct }).open(environment(summarizer));
}

const texts = async (session: Session) =>
  (await session.view()).map((item) => (item.type === 'summary' ? item.body : item.text));

test('keeps every turn before the first pass', async () => {
  const session = await open(coverFirst);
  session.append(turns(1, 2));
  expect(session.claims!()).toMatchObject({ covered: [], uncovered: [], kept: ['t1', 't2'] });
  expect(session.recall!('t1')).toEqual({ text: turn(1).text, source: 'view' });
  expect(() => session.recall!('t9')).toThrow('t9');
});

test('hands all turns, the summary and what is known about it to buildCheckpoint', async () => {
  let handed: unknown[] = [];
  const reply = { text: 'text', reportedIds: ['t1'], finish: 'length' as const, closingMarker: '[end]' };
  const session = await open((...args) => {
    handed = args;
    return coverFirst(...args);
  }, answers(reply));
  session.append(turns(1, 2));
  await session.compact();
  session.append([turn(3)]);
  await session.compact();
  const [given, summary, budget, reportedIds, info] = handed as Parameters<Build>;
  expect((given as Turn[]).map(({ id }) => id)).toEqual(['t1', 't2', 't3']);
  expect([summary, budget, reportedIds]).toEqual(['text', 200, ['t1']]);
  expect(info).toMatchObject({ finish: 'length', closingMarker: '[end]', ratios: { prose: [5, 1] } });
  expect(info!.countTokens!('one two')).toBe(2);
});

test('leaves uncovered turns in the view, after the opening system turns and the summary', async () => {
  const session = await open(({ length }, summary, budget) => ({
    summary,
    budget,
    covered: ['t2'],
    uncovered: length > 2 ? ['t1', 't3'] : ['t1'],
  }));
  session.append([turn(1, { role: 'system' }), ...turns(2, 3)]);
  const outcome = await session.compact();
  session.append([turn(4)]);
  expect(await texts(session)).toEqual([turn(1).text, '- TICKET-1\n', turn(3).text, turn(4).text]);
  expect(outcome).toEqual({ status: 'compacted', covered: 1, uncovered: 2, kept: 0 });
  expect(session.claims!()).toEqual({
    covered: ['t2'],
    uncovered: ['t1', 't3'],
    kept: ['t4'],
    summaryOf: { t2: 'checkpoint-1' },
  });
});

test('leaves only the kept turns in the view where there is a list of them', async () => {
  const lists = { covered: ['t1'], uncovered: ['t2'], kept: ['t3'] };
  const session = await open((_, summary, budget) => ({ summary, budget, ...lists }));
  session.append(turns(1, 3));
  await session.compact();
  expect(await texts(session)).toEqual(['- TICKET-1\n', turn(3).text]);
  expect(session.claims!()).toMatchObject(lists);
});

test('asks the pair for all turns it was handed and for unknown ones, and keeps later ones itself', async () => {
  const session = await open(coverFirst);
  session.append(turns(1, 2));
  await session.compact();
  session.append([turn(3)]);
  expect(session.recall!('t1')).toEqual({ text: '- TICKET-1\n', source: 'summary' });
  expect(session.recall!('t2')).toBe(turn(2).text);
  expect(session.recall!('t3')).toEqual({ text: turn(3).text, source: 'view' });
  expect(session.recall!('t9')).toBe('nothing about t9');
});

test('takes a lost entry out of the raw log that the pair is handed', async () => {
  const session = await open(coverFirst);
  session.append(turns(1, 2));
  await session.compact();
  session.lose!('t2');
  expect(session.recall!('t2')).toBe('nothing about t2');
  expect(await session.log!()).toEqual([turn(1)]);
});

test('changes nothing when the pair throws', async () => {
  let calls = 0;
  const session = await open((...args) => {
    calls += 1;
    if (calls === 2) throw new Error('above the ceiling');
    return coverFirst(...args);
  });
  session.append(turns(1, 2));
  await session.compact();
  session.append([turn(3)]);
  const before = [await session.view(), await session.claims!()];
  await expect(session.compact()).rejects.toThrow('above the ceiling');
  expect([await session.view(), await session.claims!()]).toEqual(before);
});

test('refuses a pass that got a tool call, since there is no summary to hand on', async () => {
  const session = await open(coverFirst, answers({ kind: 'toolCall', text: '{}' }));
  session.append(turns(1, 2));
  expect(await session.compact()).toMatchObject({ status: 'refused' });
  expect(session.claims!()).toMatchObject({ kept: ['t1', 't2'] });
});

test('keeps turns that are appended while a pass waits', async () => {
  const session = await open(coverFirst);
  session.append(turns(1, 2));
  const pass = session.compact();
  session.append([turn(3)]);
  await pass;
  expect(session.claims!()).toMatchObject({ covered: ['t1'], uncovered: ['t2'], kept: ['t3'] });
});

test('does not let a pair change its claims after the pass', async () => {
  const built: Checkpoint[] = [];
  const session = await open((...args) => {
    const checkpoint = coverFirst(...args) as Checkpoint;
    built.push(checkpoint);
    return checkpoint;
  });
  session.append(turns(1, 2));
  await session.compact();
  built[0]!.covered.push('t2');
  expect(session.claims!()).toMatchObject({ covered: ['t1'] });
});

test.each([
  [undefined, 'a checkpoint, got `undefined` (undefined)'],
  [{ covered: [], uncovered: [] }, 'a `summary` that is a string'],
  [{ summary: '', uncovered: [] }, '`covered` as an array of turn ids, got `undefined` (undefined)'],
  [{ summary: '', covered: [1], uncovered: [] }, '`covered` as an array of turn ids, got `[1]` (array)'],
  [{ summary: '', covered: [], uncovered: {} }, '`uncovered` as an array of turn ids'],
  [{ summary: '', covered: [], uncovered: [], kept: 't1' }, '`kept` as an array of turn ids'],
])('calls the checkpoint %j nonsense', async (value, message) => {
  const session = await open(() => value as unknown as Checkpoint);
  session.append(turns(1, 2));
  const error = await Promise.resolve(session.compact()).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(NonsenseError);
  expect(error.message).toContain(`Expected \`buildCheckpoint(…)\` to give ${message}`);
});
