import { chmodSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { durableReference } from '../../../../src/reference/durable/durable-reference.js';
import type { SqliteConnection, SqliteConstructor } from '../../../../src/reference/durable/sqlite.js';
import { Database, directory, withSqlite } from '../../../durable/with-sqlite.js';
import { answers, environment } from '../../answers.js';
import { summaryOf, turn, turns } from '../../turns.js';

const WRITE = fileURLToPath(new URL('../../../fixtures/durable/write.mjs', import.meta.url));

interface Said {
  appended: number;
  error: { code: string; message: string } | null;
  passError: string | null;
  log: string[];
  answers: string[];
}

/** What a process says that appends so many turns, and then compacts; `ulimit` is in kilobytes for each file. */
async function write(
  dir: string,
  { writer = 'a', turns = 0, user = '', limit = 'unlimited' },
): Promise<Said> {
  const shell = `ulimit -f ${limit}; trap '' XFSZ; exec "$@"`;
  const words = ['-c', shell, '-', process.execPath, WRITE, dir, writer, String(turns), user];
  const { stdout } = await execa('bash', words);
  return JSON.parse(stdout);
}

const ids = (writer: string, count: number) =>
  Array.from({ length: count }, (_, number) => `TICKET-${writer}-${number}`);

/** The class `Database`, and a way to bound the file of the connection that was opened last, as a full disk does. */
function bounded() {
  const connections: SqliteConnection[] = [];
  class Bounded extends (Database as new (...given: unknown[]) => SqliteConnection) {
    constructor(...given: unknown[]) {
      super(...given);
      connections.push(this);
    }
  }
  const limitTo = (pages: number) => connections.at(-1)!.pragma(`max_page_count = ${pages}`);
  return { Bounded: Bounded as SqliteConstructor, limitTo };
}

withSqlite('a disk that is full', () => {
  test('loses no turn, refuses what it cannot take, and takes it when there is room', async () => {
    const { Bounded, limitTo } = bounded();
    const dir = directory();
    const session = await durableReference({ Database: Bounded }).open({
      ...{ ...environment(answers(summaryOf(...turns(1, 4)))), dir },
    });
    session.append(turns(1, 6));
    limitTo(8);
    const large = turn(7, { text: `TICKET-7 ${'and so on '.repeat(10_000)}` });
    for (let tries = 0; tries < 2; tries++)
      expect(() => session.append([large])).toThrow(
        expect.objectContaining({
          code: 'CC_LOG_UNWRITABLE',
          message: expect.stringContaining('SQLITE_FULL: database or disk is full'),
        }),
      );
    expect(session.log()).toEqual(turns(1, 6));
    expect(await session.compact()).toMatchObject({ status: 'compacted', covered: 4 });
    limitTo(1000);
    session.append([large]);
    expect(session.recall('t7')).toEqual({ text: large.text, source: 'view' });
    session.close();
    const again = await durableReference({ Database }).open({ ...environment(answers('')), dir });
    expect(again.log()).toEqual([...turns(1, 6), large]);
    expect(again.claims()).toMatchObject({ covered: ['t1', 't2', 't3', 't4'] });
  });

  test('changes nothing with a pass that it cannot take', async () => {
    const { Bounded, limitTo } = bounded();
    const summary = summaryOf(...turns(1, 4)) + '\n'.repeat(50_000);
    const session = await durableReference({ Database: Bounded }).open({
      ...{ ...environment(answers(summary)), dir: directory() },
    });
    session.append(turns(1, 6));
    const before = [session.view(), session.claims()];
    limitTo(8);
    await expect(session.compact()).rejects.toMatchObject({ code: 'CC_LOG_UNWRITABLE' });
    expect([session.view(), session.claims()]).toEqual(before);
    limitTo(1000);
    expect(await session.compact()).toMatchObject({ status: 'compacted' });
  });

  test('keeps what a process had acknowledged that came to its limit', async () => {
    const dir = directory();
    const { appended, error, log, answers } = await write(dir, { turns: 1000, limit: '128' });
    expect(error?.code).toBe('CC_LOG_UNWRITABLE');
    expect(appended).toBeGreaterThan(10);
    expect(log).toEqual(ids('a', appended));
    expect(answers).toEqual(log);
    const later = await write(dir, { writer: 'b', turns: 3 });
    expect(later).toMatchObject({ error: null, passError: null });
    expect(later.answers).toEqual([...ids('a', appended), ...ids('b', 3)]);
  });

  test('says so where a conversation cannot even begin, and leaves nothing half behind', async () => {
    const dir = directory();
    expect(await write(dir, { turns: 1, limit: '4' })).toMatchObject({
      error: { code: 'CC_LOG_UNWRITABLE' },
    });
    expect(readdirSync(dir)).toEqual(['conversation.lock']);
    expect(await write(dir, { turns: 1 })).toMatchObject({ appended: 1, error: null, log: ids('a', 1) });
  });
});

withSqlite('a directory that cannot be written', () => {
  test('answers all that is in it, and takes nothing', async () => {
    const dir = directory();
    await write(dir, { turns: 5 });
    for (const name of readdirSync(dir)) chmodSync(`${dir}/${name}`, 0o444);
    chmodSync(dir, 0o555);
    const user = process.getuid?.() === 0 ? '65534' : '';
    const said = await write(dir, { writer: 'b', turns: 1, user });
    expect(said).toMatchObject({ appended: 0, error: { code: 'CC_LOG_UNWRITABLE' }, log: ids('a', 5) });
    expect(said.error?.message).toContain('SQLITE_READONLY');
    expect(said.answers).toEqual(said.log);
    chmodSync(dir, 0o755);
  });
});

withSqlite('several processes on one directory', () => {
  test('begin it together, and lose nothing to each other', async () => {
    const dir = directory();
    const writers = ['a', 'b', 'c', 'd'];
    const all = await Promise.all(writers.map((writer) => write(dir, { writer, turns: 8 })));
    for (const said of all) expect(said).toMatchObject({ appended: 8, error: null, passError: null });
    const { log, answers } = await write(dir, {});
    expect([...log].sort()).toEqual(writers.flatMap((writer) => ids(writer, 8)).sort());
    for (const writer of writers)
      expect(log.filter((id) => id.startsWith(`TICKET-${writer}`))).toEqual(ids(writer, 8));
    expect(answers).toEqual(log);
  });

  test('wait for each other no longer than they are told', async () => {
    const dir = directory();
    const session = await durableReference({ Database, lockTimeout: 50 }).open({
      ...{ ...environment(answers('')), dir },
    });
    const other = new Database(`${dir}/conversation.sqlite`);
    other.exec('BEGIN EXCLUSIVE');
    expect(() => session.append([turn(1)])).toThrow(expect.objectContaining({ code: 'CC_LOG_BUSY' }));
    other.exec('ROLLBACK');
    other.close();
    session.append([turn(1)]);
    expect(session.log()).toEqual([turn(1)]);
  });
});

withSqlite('damage that is found while a session goes on', () => {
  test('is named in every later call, and nothing is answered', async () => {
    const dir = directory();
    const session = await durableReference({ Database }).open({ ...environment(answers('')), dir });
    session.append(turns(1, 3));
    const other = new Database(`${dir}/conversation.sqlite`);
    other.prepare('INSERT INTO turns VALUES (?, ?, ?, ?)').run(4, '"t4"', '{}', Buffer.from('no digest'));
    other.close();
    for (const call of [
      () => session.log(),
      () => session.recall('t1'),
      () => session.append([turn(9)]),
      () => session.view(),
    ])
      expect(call).toThrow('is damaged: turn 4 is not as it was written');
    await expect(session.compact()).rejects.toMatchObject({ code: 'CC_LOG_DAMAGED' });
    session.close();
  });
});
