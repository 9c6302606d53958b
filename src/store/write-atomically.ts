import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { HarnessError } from '../errors/harness-error.js';

/**
 * Writes a file as a whole or not at all, and the directories that lead to it.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE.
 */
export function writeAtomically(path: string, text: string): void {
  // Tests in other threads of this process may be writing the same file.
  const unfinished = `${path}.${process.pid}-${threadId}.unfinished`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } catch (cause) {
    if (existsSync(unfinished)) rmSync(unfinished);
    throw new HarnessError(
      {
        code: 'CC_FILE_UNWRITABLE',
        what: `${path} could not be written: ${(cause as Error).message}`,
        next: 'Name a path that can be written.',
      },
      { cause },
    );
  }
}
