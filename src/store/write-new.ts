import { linkSync, lstatSync, renameSync } from 'node:fs';
import { throughUnfinished } from './through-unfinished.js';

/** Some file systems have no hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/**
 * Writes a file as a whole or not at all, and never over another: false where there is something of that name.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE.
 */
export function writeNew(path: string, text: string): boolean {
  return throughUnfinished(path, text, (unfinished) => {
    try {
      linkSync(unfinished, path);
      return true;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      if (!NO_LINKS.includes(code)) throw error;
      if (isTaken(path)) return false;
      renameSync(unfinished, path);
      return true;
    }
  });
}

/** Whether there is anything of that name, also a link that leads nowhere. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
