import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileUnwritable } from '../errors/file-unwritable.js';

/** What a file is called while it is being written; a process that is killed leaves it behind. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a text beside `path`, under a name that nobody else uses, and lets `place` give it its own name, so that
 * whatever ends the process there is no half file under that; the directories that lead to it are made.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE, and then nothing is left behind.
 */
export function throughUnfinished<T>(path: string, text: string, place: (unfinished: string) => T): T {
  // Process ids repeat: between containers on one volume, and with time.
  const unfinished = `${path}.${randomBytes(6).toString('hex')}${UNFINISHED}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(unfinished, 'wx');
    try {
      writeFileSync(file, text);
      // Some file systems notice only here that they are full.
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return place(unfinished);
  } catch (cause) {
    throw fileUnwritable(path, cause);
  } finally {
    remove(unfinished);
  }
}

/** What keeps a file from being written may keep it from being removed, and is the error to tell of. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
