import { KNOWN_FILE, type KnownReading } from './known-file.js';
import { readKnown } from './read-known.js';

/**
 * The known failures that an option names (`false` for none), or those of `compaction-check.known.json` in the working
 * directory, if there is one; where they are to be updated, there need not be a file yet.
 *
 * @throws HarnessError CC_KNOWN_MISSING, CC_KNOWN_DAMAGED, CC_KNOWN_VERSION.
 */
export function findKnown(
  option: string | false | undefined,
  { updates = false, cwd = process.cwd() } = {},
): KnownReading | null {
  if (option === false) return null;
  if (option !== undefined) return readKnown(option, { mayBeMissing: updates, cwd });
  const found = readKnown(KNOWN_FILE, { mayBeMissing: true, cwd });
  return found.entries.length > 0 || updates ? found : null;
}
