import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** As many as Linux follows. */
const MOST_LINKS = 40;

/** Where a path leads to through all symbolic links, also where there is nothing yet. */
export function targetOf(path: string, links = MOST_LINKS): string {
  const absolute = resolve(path);
  const directory = dirname(absolute);
  try {
    return realpathSync(absolute);
  } catch {
    if (directory === absolute || links === 0) return absolute;
  }
  const aim = linkAt(absolute);
  return aim === null
    ? join(targetOf(directory, links), basename(absolute))
    : targetOf(resolve(directory, aim), links - 1);
}

function linkAt(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
