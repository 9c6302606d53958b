import { realpathSync, renameSync } from 'node:fs';
import { throughUnfinished } from './through-unfinished.js';

/**
 * Writes a file as a whole or not at all, and the directories that lead to it; a symbolic link stays one.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE.
 */
export function writeAtomically(path: string, text: string): void {
  const target = targetOf(path);
  throughUnfinished(target, text, (unfinished) => renameSync(unfinished, target));
}

function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
