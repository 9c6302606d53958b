import { HarnessError } from '../errors/harness-error.js';
import { defineProperty } from '../property/define-property.js';
import { DIALECTS } from '../recorded/model-options.js';
import { ENCODINGS } from '../tokens/encoding.js';
import type { CheckOptions } from './check-options.js';
import { invalidOption } from './invalid-option.js';
import { PROFILES, type Profile } from './profiles.js';
import { readChoice } from './read-choice.js';
import { readDuration } from './read-duration.js';
import { readShard } from './read-shard.js';
import { readShare } from './read-share.js';
import { readWholeNumber } from './read-whole-number.js';

type Reader = (name: string, value: unknown) => unknown;

const READERS: { [Name in keyof Required<CheckOptions>]: Reader } = {
  profile: (name, value) => readChoice(name, value, Object.keys(PROFILES) as Profile[]),
  runs: (name, value) => readWholeNumber(name, value, { min: 1, max: 1_000_000_000 }),
  time: readDuration,
  shard: readShard,
  repeat: (name, value) => readWholeNumber(name, value, { min: 1, max: 100 }),
  untilRate: (name, value) => readShare(name, value, { min: 0.000_001, max: 0.5 }),
  confidence: (name, value) => readShare(name, value, { min: 0.5, max: 0.999_999 }),
  seed: (name, value) => readWholeNumber(name, value, { min: -(2 ** 31), max: 2 ** 31 - 1 }),
  properties: readNames,
  level: (name, value) => readChoice(name, value, ['must', 'should']),
  encoding: (name, value) => readChoice(name, value, ENCODINGS),
  countTokens: readFunction,
  statistics: readFlag,
  bail: readFlag,
  stepLimit: readDuration,
  shrinkTime: readDuration,
  certify: readFlag,
  certifyTime: readDuration,
  store: readTextOrNone,
  known: readTextOrNone,
  model: readText,
  modelUrl: readText,
  modelDialect: (name, value) => readChoice(name, value, DIALECTS),
  record: readFlag,
  cassettes: readText,
  extraProperties: (name, value) => readList(name, value).map((entry) => defineProperty(entry as never)),
  turns: readList,
};

/**
 * The options that are given, each read into its type; `nameOf` says what an option is called where it was given.
 *
 * @throws HarnessError CC_OPTION_INVALID when one cannot be used, CC_OPTION_UNKNOWN when there is no such option.
 */
export function validateOptions(options: object, nameOf = (option: string) => option): CheckOptions {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([option, value]) => {
      const read = Object.hasOwn(READERS, option) ? READERS[option as keyof CheckOptions] : undefined;
      if (!read) throw unknownOption(nameOf(option));
      return [option, read(nameOf(option), value)];
    }),
  );
}

function unknownOption(name: string): HarnessError {
  return new HarnessError({
    code: 'CC_OPTION_UNKNOWN',
    what: `There is no option \`${name}\`.`,
    why: 'An option that is not understood would silently change what is checked.',
    next: `Remove it, or use one of: ${Object.keys(READERS).join(', ')}.`,
  });
}

function readNames(name: string, value: unknown): string[] {
  const names = readList(name, value).map((entry) => {
    if (typeof entry === 'string' && entry.trim() !== '') return entry.trim();
    throw invalidOption(name, 'ids, globs or clauses', entry);
  });
  if (names.length > 0) return names;
  throw invalidOption(name, 'a list with at least one id, glob or clause', value);
}

function readTextOrNone(name: string, value: unknown): string | false {
  return value === false ? false : readText(name, value);
}

function readText(name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw invalidOption(name, 'a text that is not empty', value);
}

function readList(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw invalidOption(name, 'a list', value);
}

function readFunction(name: string, value: unknown): unknown {
  if (typeof value === 'function') return value;
  throw invalidOption(name, 'a function', value);
}

function readFlag(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw invalidOption(name, '`true` or `false`', value);
}
