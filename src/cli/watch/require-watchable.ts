import { HarnessError } from '../../errors/harness-error.js';
import type { RunFlags } from '../commands/run-command.js';
import { flagName } from '../flag-name.js';
import { outputsOf, takesTheScreen } from '../outputs.js';

const MEANINGLESS = ['shard', 'github', 'updateKnown'] as const;

/**
 * Refuses what cannot be done again and again while somebody works on a compactor.
 *
 * @throws HarnessError CC_OPTION_UNUSED, CC_WATCH_STORE, CC_WATCH_OUTPUT.
 */
export function requireWatchable(flags: RunFlags & { selfCheck?: true }): void {
  const given = flags.selfCheck ? 'selfCheck' : MEANINGLESS.find((name) => flags[name] !== undefined);
  if (given !== undefined)
    throw new HarnessError({
      code: 'CC_OPTION_UNUSED',
      what: `\`${flagName(given)}\` cannot stand beside \`--watch\`.`,
      why: 'It is for a run that is done once.',
      next: `Leave out \`${flagName(given)}\`, or \`--watch\`.`,
    });
  if (flags.store === false)
    throw new HarnessError({
      code: 'CC_WATCH_STORE',
      what: '`--no-store` cannot stand beside `--watch`.',
      why: 'What fails is kept in the store, and is tried first when a file has changed.',
      next: 'Leave out `--no-store`; `--store <directory>` names another place.',
    });
  if (takesTheScreen(outputsOf(flags)))
    throw new HarnessError({
      code: 'CC_WATCH_OUTPUT',
      what: 'A report was asked for on standard output, beside `--watch`.',
      why: 'One report after the other would be no report that a program can read.',
      next: 'Give it a file, as in `--json report.json`: every run writes it anew.',
    });
}
