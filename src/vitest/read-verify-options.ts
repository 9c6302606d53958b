import { existsSync } from 'node:fs';
import type { GivenFlags } from '../../reports/words/given-flags.js';
import type { CheckOptions } from '../check/check-options.js';
import { invalidOption } from '../check/invalid-option.js';
import { validateOptions } from '../check/validate-options.js';
import { configIn } from '../cli/subject/find-module.js';
import { KNOWN_FILE } from '../known/known-file.js';
import type { VerifyOptions } from './verify-options.js';

/** The variable that repeats a run that had this seed, whatever the test file says. */
export const SEED_VARIABLE = 'COMPACTION_CHECK_SEED';

/** A run that no other limit ends must not hold up a whole test suite. */
const LONGEST_SEARCH = '5m';

const PLACEHOLDER = 'your-compactor.ts';

/** Valid options: those of the check, and those of the suite around it. */
export interface Verification {
  check: CheckOptions;
  name: string | undefined;
  /** The module that commands have to name, as far as it is known; nothing where they find a configuration. */
  subject: string | undefined;
  /** What commands have to be given to do as the options say. */
  given: GivenFlags;
}

/**
 * Reads the options of a suite, with the seed of the environment before that of the options.
 *
 * @throws HarnessError CC_OPTION_INVALID, CC_OPTION_UNKNOWN.
 */
export function readVerifyOptions(options: VerifyOptions, env = process.env): Verification {
  if (typeof options !== 'object' || options === null) throw invalidOption('options', 'an object', options);
  const { name, module, store = '.compaction-check', known = knownHere(), ...rest } = options;
  const seed = env[SEED_VARIABLE] as number | undefined;
  const given = { time: LONGEST_SEARCH, ...rest, ...(seed && { seed }) };
  const nameOf = (option: string) => (option === 'seed' && seed ? SEED_VARIABLE : option);
  const check = validateOptions({ ...given, store, known }, nameOf);
  return {
    check,
    given: check.stepLimit === undefined ? {} : { stepLimit: `${check.stepLimit}ms` },
    name: readText('name', name),
    subject: readText('module', module) ?? (configIn(process.cwd()) ? undefined : PLACEHOLDER),
  };
}

function knownHere(): string | undefined {
  return existsSync(KNOWN_FILE) ? KNOWN_FILE : undefined;
}

function readText(name: string, value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'string' && value.trim() !== '')) return value;
  throw invalidOption(name, 'a text that is not empty', value);
}
