import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { quietly } from './quietly.js';
import { SCHEMA } from './schema.js';
import type { SqliteConstructor } from './sqlite.js';

/**
 * Makes the file of a conversation in a directory, unless another process has made it first.
 *
 * The file gets its name when it is whole, so that an empty one is never taken for a conversation that begins; and only
 * whoever holds the lock gives the name, so that nobody's first turns are replaced. The system takes the lock from a
 * process that ends, and what such a process left unfinished is removed by the next.
 */
export function createDatabase(Database: SqliteConstructor, file: string, timeout: number): void {
  const dir = dirname(resolve(file));
  const firstMade = mkdirSync(dir, { recursive: true });
  // It stays empty, and it stays: another process may be waiting for it.
  const lock = new Database(join(dir, 'conversation.lock'), { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    if (!existsSync(file)) writeWhole(Database, file);
    syncNames(dir, firstMade);
  } finally {
    lock.close();
  }
}

function writeWhole(Database: SqliteConstructor, file: string): void {
  const unfinished = `${file}.unfinished`;
  const remove = () => {
    for (const name of [unfinished, `${unfinished}-journal`]) rmSync(name, { force: true });
  };
  remove();
  try {
    const connection = new Database(unfinished);
    try {
      connection.pragma('synchronous = EXTRA');
      connection.exec(`BEGIN; ${SCHEMA} COMMIT;`);
    } finally {
      quietly(() => connection.close());
    }
    renameSync(unfinished, file);
  } catch (error) {
    quietly(remove);
    throw error;
  }
}

/** A name is safe from a loss of power once its directory is written, and so are those of the directories made for it. */
function syncNames(dir: string, firstMade: string | undefined): void {
  if (process.platform === 'win32') return;
  const last = firstMade === undefined ? dir : dirname(resolve(firstMade));
  for (let path = dir; ; path = dirname(path)) {
    const handle = openSync(path, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (path === last || path === dirname(path)) return;
  }
}
