import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../../errors/harness-error.js';
import { createDatabase } from './create-database.js';
import { missing } from './load-sqlite.js';
import { quietly } from './quietly.js';
import { APPLICATION_ID, VERSION } from './schema.js';
import type { SqliteConnection, SqliteConstructor } from './sqlite.js';
import { damaged, storeError } from './store-error.js';

export interface Opened {
  file: string;
  connection: SqliteConnection;
}

/**
 * The conversation in a directory, which begins here if there is none.
 *
 * @param timeout how many milliseconds to wait for a lock
 * @throws HarnessError CC_LOG_UNWRITABLE, CC_LOG_UNREADABLE, CC_LOG_DAMAGED, CC_LOG_FOREIGN, CC_LOG_VERSION, CC_LOG_BUSY.
 */
export function openDatabase(Database: SqliteConstructor, dir: string, timeout: number): Opened {
  const file = join(dir, 'conversation.sqlite');
  let connection: SqliteConnection | undefined;
  try {
    if (!existsSync(file)) createDatabase(Database, file, timeout);
    if (statSync(file).size === 0) throw new HarnessError(damaged(file, 'it is empty'));
    connection = new Database(file, { fileMustExist: true, timeout });
    expectOurs(file, connection);
    // One file at rest, and damage to it is seen; what a write-ahead log has lost at its end is not.
    connection.pragma('journal_mode = PERSIST');
    connection.pragma('synchronous = EXTRA');
    return { file, connection };
  } catch (error) {
    quietly(() => connection?.close());
    throw openError(file, error);
  }
}

function expectOurs(file: string, connection: SqliteConnection): void {
  const owner = connection.pragma('application_id', { simple: true });
  const version = Number(connection.pragma('user_version', { simple: true }));
  if (owner !== APPLICATION_ID)
    throw new HarnessError({
      code: 'CC_LOG_FOREIGN',
      what: `${file} is a database of another program.`,
      why: 'It was left as it is.',
      next: 'Give the conversation a directory of its own.',
    });
  if (version > VERSION)
    throw new HarnessError({
      code: 'CC_LOG_VERSION',
      what: `${file} has version ${version}; this release reads version ${VERSION}.`,
      why: 'A later release wrote it, and may mean something else by what is in it. It was left as it is.',
      next: 'Update compaction-check.',
    });
  if (version < VERSION)
    throw new HarnessError(damaged(file, `it says that it has version ${version}, which no release wrote`));
  const [found] = connection.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found?.quick_check !== 'ok')
    throw new HarnessError(
      damaged(file, (found?.quick_check ?? 'the check of it fails').replaceAll('\n', ' ')),
    );
}

function openError(file: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_DLOPEN_FAILED' || message.startsWith('Could not locate the bindings file'))
    return missing(`does not load: ${message.split('\n')[0]}`, error);
  if (!/^(E[A-Z]+)$/.test(code)) return storeError(file, error);
  return new HarnessError(
    {
      code: 'CC_LOG_UNWRITABLE',
      what: `${file} cannot be opened or created (${message}).`,
      why: 'A durable session needs its directory.',
      next: 'Name a directory that can be written, and open it again.',
    },
    { cause: error },
  );
}
