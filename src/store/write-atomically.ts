import { appendFileSync, renameSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileUnwritable } from '../errors/file-unwritable.js';
import { targetOf } from './target-of.js';
import { throughUnfinished } from './through-unfinished.js';

/**
 * Writes a file as a whole or not at all, and the directories that lead to it; a symbolic link stays one, and what is no
 * file, such as a device or a pipe, is written to.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE.
 */
export function writeAtomically(path: string, text: string): void {
  if (isStream(path)) {
    append(path, text);
  } else {
    const target = targetOf(path);
    throughUnfinished(target, text, (unfinished) => renameSync(unfinished, target));
  }
}

/** Names of what is open already, which may be a file that others write to. */
const OPEN = /^\/(dev\/(fd\/|stderr$|stdout$)|proc\/)/;

/** Whether a file in its place would take it away from those who use it. */
function isStream(path: string): boolean {
  try {
    const found = statSync(path);
    return OPEN.test(resolve(path)) || !(found.isFile() || found.isDirectory());
  } catch {
    return false;
  }
}

function append(path: string, text: string): void {
  try {
    appendFileSync(path, text);
  } catch (cause) {
    throw fileUnwritable(path, cause);
  }
}
