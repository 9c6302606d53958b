import { expect, test } from 'vitest';
import type { SummaryRequest } from '../../../../src/compactor/summarizer.js';
import { durableReference } from '../../../../src/reference/durable/durable-reference.js';
import { referenceCompactor } from '../../../../src/reference/reference-compactor.js';
import type { ReferenceSession } from '../../../../src/reference/reference-session.js';
import { Database, directory, withSqlite } from '../../../durable/with-sqlite.js';
import { answers, environment, type Reply } from '../../answers.js';
import { resultTurn, summaryOf, turn, turns, useTurn } from '../../turns.js';

/** Holds the summary so far and a line for each turn that is shown. */
const faithful: Reply = ({ turns: shown = [], previous = '' }: SummaryRequest) =>
  previous + summaryOf(...shown.filter((one) => one.anchor !== null));

const open = (dir: string | undefined, ...replies: Reply[]) =>
  durableReference({ Database }).open({ ...environment(answers(...replies, faithful)), dir });

const stateOf = (session: ReferenceSession) => ({
  log: session.log(),
  view: session.view(),
  claims: session.claims(),
  answers: session.log().map(({ id }) => session.recall(id)),
});

withSqlite('the durable reference', () => {
  test('K10: goes on with what was closed, as the reference in memory does without a break', async () => {
    const dir = directory();
    const inMemory = await referenceCompactor().open(environment(answers(faithful)));
    const given = [
      [turn(1, { role: 'system' }), ...turns(2, 5)],
      [useTurn(6, ['u1']), resultTurn(7, ['u1']), turn(8, { anchor: null, facts: [] })],
      turns(9, 14),
      [turn(15)],
    ];
    for (const some of given) {
      const session = await open(dir);
      session.append(some);
      inMemory.append(some);
      expect(await session.compact()).toEqual(await inMemory.compact());
      session.close();
      const again = await open(dir);
      expect(stateOf(again)).toEqual(stateOf(inMemory as ReferenceSession));
      again.close();
    }
    const last = await open(dir);
    expect(last.claims()).toMatchObject({ uncovered: ['t8'], kept: ['t1', 't15'] });
    expect(last.find('TICKET-9')).toEqual(['t9']);
    last.close();
  });

  test('K10: goes on with what was left without being closed', async () => {
    const dir = directory();
    const left = await open(dir);
    left.append(turns(1, 5));
    await left.compact();
    expect(stateOf(await open(dir))).toEqual(stateOf(left));
  });

  test('K14: brings every text back as it was, whatever is in it', async () => {
    const dir = directory();
    const odd = turn(1, { id: 'a\ud800\0"', text: 'TICKET-1 \ud83d \0 \ufffd \u2028 </script> $& 修复' });
    const session = await open(dir);
    session.append([odd]);
    session.close();
    const again = await open(dir);
    expect(again.log()).toEqual([odd]);
    expect(again.recall(odd.id)).toEqual({ text: odd.text, source: 'view' });
  });

  test('K3: a summarizer that fails or writes nothing of use changes nothing, on disk neither', async () => {
    const dir = directory();
    const session = await open(dir, new Error('no connection'), '', {
      text: '- TICKET-99',
      finish: 'length',
    });
    session.append(turns(1, 5));
    const before = stateOf(session);
    expect(await session.compact()).toMatchObject({
      status: 'refused',
      reason: 'the summarizer failed: no connection',
    });
    expect(await session.compact()).toMatchObject({ status: 'refused' });
    expect(await session.compact()).toMatchObject({ status: 'refused' });
    expect(stateOf(session)).toEqual(before);
    expect(stateOf(await open(dir))).toEqual(before);
    expect(await session.compact()).toMatchObject({ status: 'compacted' });
  });

  test('K11: two sessions on a directory see at once what the other one does', async () => {
    const dir = directory();
    const [one, other] = [await open(dir), await open(dir)];
    one.append(turns(1, 3));
    other.append(turns(4, 5));
    expect(one.log().map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4', 't5']);
    await other.compact();
    expect(one.claims()).toMatchObject({ covered: ['t1', 't2', 't3', 't4'], kept: ['t5'] });
    expect(() => one.append([turn(6), turn(5)])).toThrow('Turn t5 is in the log already');
    expect(stateOf(one)).toEqual(stateOf(other));
    expect(other.log()).toHaveLength(5);
  });

  test('K11: a pass that another session overtook is begun again from what that one left', async () => {
    const dir = directory();
    const other = await open(dir);
    let overtake: () => unknown = () => other.compact();
    const asked: SummaryRequest[] = [];
    const session = await durableReference({ Database }).open({
      ...{ ...environment(answers(faithful)), dir },
      summarizer: {
        async complete(request) {
          asked.push(request);
          await overtake();
          overtake = () => {};
          return { kind: 'text', text: faithful(request) as string };
        },
      },
    });
    session.append(turns(1, 5));
    expect(await session.compact()).toMatchObject({ status: 'noop', covered: 4 });
    expect(asked).toHaveLength(1);
    session.append(turns(6, 9));
    overtake = () => other.compact();
    expect(await session.compact()).toMatchObject({ status: 'noop', covered: 8 });
    expect(stateOf(session)).toEqual(stateOf(other));
  });

  test('K11: a pass is refused that is overtaken again and again, and changes nothing', async () => {
    const dir = directory();
    const other = await open(dir);
    let next = 6;
    const session = await durableReference({ Database }).open({
      ...{ ...environment(answers(faithful)), dir },
      summarizer: {
        async complete(request) {
          await other.compact();
          other.append([turn(next++), turn(next++)]);
          return { kind: 'text', text: faithful(request) as string };
        },
      },
    });
    session.append(turns(1, 5));
    expect(await session.compact()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('3 times'),
    });
    expect(stateOf(session)).toEqual(stateOf(other));
    expect(session.log()).toHaveLength(11);
  });

  test('appends all turns of a call or none of them', async () => {
    const dir = directory();
    const session = await open(dir);
    session.append([turn(1)]);
    expect(() => session.append([turn(2), turn(3, { tokens: Number.NaN })])).toThrow('`tokens` is NaN');
    expect(() => session.append([turn(2), turn(2)])).toThrow('Turn t2 is in the log already');
    expect(session.log()).toEqual([turn(1)]);
    expect((await open(dir)).log()).toEqual([turn(1)]);
  });

  test('says so when it is closed', async () => {
    const session = await open(directory());
    session.append(turns(1, 5));
    const pass = session.compact();
    session.close();
    await expect(pass).rejects.toMatchObject({ code: 'CC_LOG_CLOSED' });
    expect(() => session.view()).toThrow('is closed.\nNothing was changed.\nOpen the directory again.');
    session.close();
  });

  test('wants a directory', async () => {
    await expect(open(undefined)).rejects.toThrow('Expected `dir` to be a directory, got `undefined`');
    await expect(open('')).rejects.toMatchObject({ code: 'CC_LOG_DIRECTORY' });
  });
});
