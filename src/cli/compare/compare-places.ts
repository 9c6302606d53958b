import { HarnessError } from '../../errors/harness-error.js';
import { findModule } from '../subject/find-module.js';

/** Where both compactors are, how they were named, and the words that name them again on the command line. */
export interface ComparePlaces {
  old: string;
  new: string;
  sources: { old: string; new: string };
  words: readonly string[];
}

/**
 * The modules of two compactors, from what was given to the command.
 *
 * @throws HarnessError CC_COMPARE_WITH_NOTHING when only one is named, and where a module is missing.
 */
export function comparePlaces(files: readonly string[]): ComparePlaces {
  const [old, now] = files;
  if (old === undefined || now === undefined) {
    throw new HarnessError({
      code: 'CC_COMPARE_WITH_NOTHING',
      what: `Expected two modules, got ${old === undefined ? 'none' : `\`${old}\` alone`}.`,
      why: 'A comparison needs the compactor as it was, and as it is now.',
      next: 'Run `compaction-check compare <old> <new>`.',
    });
  }
  return { old: findModule(old), new: findModule(now), sources: { old, new: now }, words: [old, now] };
}
