import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../../src/reference/durable/create-database.js';
import { openDatabase } from '../../../../src/reference/durable/open-database.js';
import { Database, directory, withSqlite } from '../../../durable/with-sqlite.js';

withSqlite('the file of a conversation', () => {
  test('is made with the directories that it needs, and nothing is left beside it', () => {
    const dir = join(directory(), 'conversations', '42');
    createDatabase(Database, join(dir, 'conversation.sqlite'), 50);
    expect(readdirSync(dir)).toEqual(['conversation.lock', 'conversation.sqlite']);
    openDatabase(Database, dir, 50).connection.close();
  });

  test('is not replaced where another process made it while this one waited', () => {
    const file = join(directory(), 'conversation.sqlite');
    createDatabase(Database, file, 50);
    const connection = new Database(file);
    connection.exec(`INSERT INTO turns VALUES (1, '"t1"', '{}', x'00')`);
    createDatabase(Database, file, 50);
    expect(connection.prepare('SELECT id FROM turns').all()).toEqual([{ id: '"t1"' }]);
    connection.close();
  });

  test('is made by one process alone: another one waits for it, no longer than it is told', () => {
    const dir = directory();
    const maker = new Database(join(dir, 'conversation.lock'));
    maker.exec('BEGIN EXCLUSIVE');
    expect(() => openDatabase(Database, dir, 50)).toThrow(expect.objectContaining({ code: 'CC_LOG_BUSY' }));
    expect(existsSync(join(dir, 'conversation.sqlite'))).toBe(false);
    maker.close();
    openDatabase(Database, dir, 50).connection.close();
  });

  test('takes nothing from what a process left unfinished that was killed while it made one', () => {
    const dir = directory();
    const unfinished = join(dir, 'conversation.sqlite.unfinished');
    writeFileSync(unfinished, 'half of a fi');
    writeFileSync(`${unfinished}-journal`, 'half of a journal');
    openDatabase(Database, dir, 50).connection.close();
    expect(existsSync(unfinished)).toBe(false);
    expect(existsSync(`${unfinished}-journal`)).toBe(false);
  });
});
