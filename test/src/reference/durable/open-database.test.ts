import { appendFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { durableReference } from '../../../../src/reference/durable/durable-reference.js';
import { recordOf } from '../../../../src/reference/durable/record.js';
import type { SqliteConnection } from '../../../../src/reference/durable/sqlite.js';
import { Database, directory, withSqlite } from '../../../durable/with-sqlite.js';
import { answers, environment } from '../../answers.js';
import { summaryOf, turns } from '../../turns.js';

const fileIn = (dir: string) => join(dir, 'conversation.sqlite');

const open = (dir: string) =>
  durableReference({ Database }).open({ ...environment(answers(summaryOf(...SOME.slice(0, -1)))), dir });

/** Of several pages. */
const SOME = turns(1, 40).map((one) => ({ ...one, text: `${one.text} ${'And nothing else. '.repeat(20)}` }));

/** The file of a conversation of forty turns, of which all but the last two are covered. */
async function conversation(): Promise<Buffer> {
  const dir = directory();
  const session = await open(dir);
  session.append(SOME);
  expect(await session.compact()).toMatchObject({ covered: 38 });
  session.close();
  return readFileSync(fileIn(dir));
}

/** Changes the rows as somebody would who opens the file by other means. */
function edit(change: (connection: SqliteConnection) => void): (file: string) => void {
  return (file) => {
    const connection = new Database(file);
    for (const table of ['turns', 'passes'])
      for (const what of ['update', 'delete']) connection.exec(`DROP TRIGGER ${table}_${what}`);
    change(connection);
    connection.close();
  };
}

const sql = (statement: string) => edit((connection) => connection.exec(statement));

/** Another row in the place of the pass, with a digest of its own. */
const otherPass = (change: object) =>
  edit((connection) => {
    const [{ json }] = connection.prepare('SELECT json FROM passes').all() as [{ json: string }];
    const { json: other, digest } = recordOf(1, { ...JSON.parse(json), ...change });
    connection.prepare('UPDATE passes SET json = ?, digest = ?').run(other, digest);
  });

const flip = (from: number) => (file: string) => {
  const bytes = readFileSync(file);
  for (let at = from; at < from + 64; at++) bytes[at]! ^= 0xff;
  writeFileSync(file, bytes);
};

const DAMAGED: [string, (file: string) => void, RegExp][] = [
  ['empty', (file) => truncateSync(file, 0), /it is empty/],
  ['something else', (file) => writeFileSync(file, 'a note'), /not a database/],
  ['cut in half', (file) => truncateSync(file, 8192), /damaged/],
  ['one page short', (file) => truncateSync(file, readFileSync(file).length - 4096), /damaged/],
  ['overwritten in its head', flip(0), /not a database/],
  ['overwritten in its middle', flip(4096 * 3), /damaged/],
  ['without a turn in the middle', sql('DELETE FROM turns WHERE number = 20'), /turn 20 is missing/],
  [
    'with a changed turn',
    sql(`UPDATE turns SET json = replace(json, '7', '8') WHERE number = 7`),
    /turn 7 is not as it was written/,
  ],
  [
    'with two turns that changed places',
    sql('UPDATE turns SET number = -number; UPDATE turns SET number = 41 + number'),
    /turn 1 is not as it was written/,
  ],
  [
    'with a changed pass',
    sql(`UPDATE passes SET json = replace(json, 'TICKET-7', 'TICKET-9')`),
    /pass 1 is not as it was written/,
  ],
  [
    'without a pass before the last',
    edit((connection) => connection.exec('UPDATE passes SET number = 2')),
    /pass 1 is missing/,
  ],
  [
    'with a false claim',
    otherPass({ covered: ['t1', 't40'] }),
    /t40 is listed as covered, and its anchor "TICKET-40" is absent/,
  ],
  ['with a claim on an unknown turn', otherPass({ body: 5 }), /its passes are not those of one conversation/],
  ['of a release before the first', sql('PRAGMA user_version = 0'), /version 0, which no release wrote/],
];

withSqlite('a file in the place of the conversation', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await conversation();
  });

  const inPlace = (change: (file: string) => void) => {
    const dir = directory();
    writeFileSync(fileIn(dir), whole);
    change(fileIn(dir));
    return dir;
  };

  test.each(DAMAGED)('that is %s is named as damaged, and left as it is', async (_, damage, says) => {
    const dir = inPlace(damage);
    const before = readFileSync(fileIn(dir));
    const error = await open(dir).then(
      () => null,
      (refusal) => refusal,
    );
    expect(error).toMatchObject({ code: 'CC_LOG_DAMAGED', message: expect.stringMatching(says) });
    expect(readFileSync(fileIn(dir)).equals(before)).toBe(true);
  });

  test('of a later release, or of another program, is left as it is', async () => {
    const later = inPlace(sql('PRAGMA user_version = 2'));
    await expect(open(later)).rejects.toMatchObject({
      code: 'CC_LOG_VERSION',
      message: expect.stringContaining('has version 2; this release reads version 1'),
    });
    const foreign = inPlace(sql('PRAGMA application_id = 7'));
    await expect(open(foreign)).rejects.toMatchObject({ code: 'CC_LOG_FOREIGN' });
  });

  test('with more at its end than was written is read as it was written', async () => {
    const dir = inPlace((file) => appendFileSync(file, 'more'));
    expect((await open(dir)).log()).toHaveLength(40);
  });

  test('cannot be changed in place, not even by hand', () => {
    const connection = new Database(fileIn(inPlace(() => {})));
    for (const statement of ['UPDATE turns SET json = 1', 'DELETE FROM turns', 'DELETE FROM passes'])
      expect(() => connection.exec(statement)).toThrow('are appended only');
    connection.close();
  });
});

withSqlite('a directory', () => {
  test('that cannot be one is named', async () => {
    const dir = directory();
    writeFileSync(join(dir, 'note'), 'a note');
    await expect(open(join(dir, 'note'))).rejects.toMatchObject({ code: 'CC_LOG_UNWRITABLE' });
    mkdirSync(fileIn(dir));
    await expect(open(dir)).rejects.toMatchObject({ code: 'CC_LOG_UNWRITABLE' });
  });
});

describe('better-sqlite3', () => {
  test('that was compiled for another Node is named with what it says', async () => {
    class Other {
      constructor() {
        throw Object.assign(new Error('NODE_MODULE_VERSION 115\nmore'), { code: 'ERR_DLOPEN_FAILED' });
      }
    }
    const opened = durableReference({ Database: Other as never }).open({
      ...environment(answers('')),
      dir: directory(),
    });
    await expect(opened).rejects.toMatchObject({
      code: 'CC_SQLITE_MISSING',
      message: expect.stringContaining('does not load: NODE_MODULE_VERSION 115.'),
    });
  });
});
