import { HarnessError } from '../../errors/harness-error.js';
import type { CompareFlags } from '../commands/compare-command.js';
import { flagName } from '../flag-name.js';

/** What a flag makes other flags say nothing, and why. */
const UNUSED: readonly {
  flag: keyof CompareFlags;
  leaves: readonly (keyof CompareFlags)[];
  why: string;
}[] = [
  {
    flag: 'saveBaseline',
    leaves: ['oldRef', 'baseline', 'case', 'level', 'shrinkTime', 'json', 'markdown', 'verbose'],
    why: 'Nothing is compared while a baseline is stored.',
  },
  {
    flag: 'baseline',
    leaves: ['seed', 'encoding', 'transcript', 'pseudonymise', 'profile', 'shrinkTime', 'case'],
    why: 'The conversations are those of the baseline, and the old compactor is not driven with others.',
  },
  {
    flag: 'case',
    leaves: ['seed', 'runs', 'time', 'encoding', 'transcript', 'pseudonymise', 'profile'],
    why: 'The one conversation is that of the case.',
  },
];

/** @throws HarnessError CC_OPTION_UNUSED when a flag says nothing beside another. */
export function refuseUnused(flags: CompareFlags): void {
  for (const { flag, leaves, why } of UNUSED) {
    if (flags[flag] === undefined) continue;
    const given = leaves.find((name) => flags[name] !== undefined);
    if (given === undefined) continue;
    throw new HarnessError({
      code: 'CC_OPTION_UNUSED',
      what: `\`${flagName(given)}\` does nothing beside \`${flagName(flag)}\`.`,
      why,
      next: `Leave out \`${flagName(given)}\`, or \`${flagName(flag)}\`.`,
    });
  }
}
