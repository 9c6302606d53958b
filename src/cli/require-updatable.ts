import { HarnessError } from '../errors/harness-error.js';
import type { RunFlags } from './commands/run-command.js';

/**
 * Refuses to write a file of known failures where there is none to be written, or where a part of a run would write it.
 *
 * @throws HarnessError CC_OPTION_UNUSED, CC_KNOWN_SHARD.
 */
export function requireUpdatable({ updateKnown, known, shard }: RunFlags): void {
  if (!updateKnown) return;
  if (known === false)
    throw new HarnessError({
      code: 'CC_OPTION_UNUSED',
      what: '`--update-known` does nothing beside `--no-known`.',
      why: 'It writes the file that the other says not to use.',
      next: 'Leave out one of them.',
    });
  if (shard !== undefined)
    throw new HarnessError({
      code: 'CC_KNOWN_SHARD',
      what: 'Expected `--update-known` for a whole run, got it for a shard.',
      why: 'What one shard did not break another may.',
      next: 'Give it to `compaction-check merge`, with the reports of all shards.',
    });
}
