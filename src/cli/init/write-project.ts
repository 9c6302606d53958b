import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../../errors/harness-error.js';
import { writeAtomically } from '../../store/write-atomically.js';

/**
 * Writes the files of a project, none of them over another file unless it is forced.
 *
 * @throws HarnessError CC_INIT_EXISTS, CC_FILE_UNWRITABLE.
 */
export function writeProject(directory: string, files: ReadonlyMap<string, string>, isForced: boolean): void {
  const taken = [...files.keys()].filter((name) => existsSync(join(directory, name)));
  if (taken.length > 0 && !isForced)
    throw new HarnessError({
      code: 'CC_INIT_EXISTS',
      what: `There is already ${taken.join(', ')} in ${directory}.`,
      why: 'Nothing was written, since what you wrote there would be lost.',
      next: 'Name another directory, move the files away, or write over them with `--force`.',
    });
  for (const [name, text] of files) writeAtomically(join(directory, name), text);
}
