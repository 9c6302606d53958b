import { resolve } from 'node:path';
import { writeAtomically } from '../store/write-atomically.js';

/**
 * Writes a text to a file, or to standard output where the place is `true`.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE.
 */
export function put(where: string | true, text: string): void {
  if (where === true) process.stdout.write(text);
  else writeAtomically(resolve(where), text);
}
