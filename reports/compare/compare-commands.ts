import type { CompareReport } from '../../src/compare/compare-report.js';
import { type GivenFlags, replayWords, runWords } from '../words/given-flags.js';
import { shellWord } from '../words/shell-word.js';

const COMPARE = ['npx', 'compaction-check', 'compare'];

/** Beside a baseline only the new one can be driven, and the conversations are given. */
const isBaseline = ([first]: readonly string[]) => first === '--baseline';

/** The command that shows one stored case again: on both, or on the new one where the old one is a baseline. */
export function caseCommand(words: readonly string[], file: string, given: GivenFlags = {}): string {
  if (isBaseline(words))
    return inShell(['npx', 'compaction-check', 'replay', file, ...words.slice(2), ...replayWords(given)]);
  return inShell([...COMPARE, ...words, '--case', file, ...replayWords(given)]);
}

/** The command that compares both on the same scenarios again. */
export function againCommand(
  { settings, runs, ended }: CompareReport,
  words: readonly string[],
  given: GivenFlags = {},
): string {
  const { seed, encoding, level } = settings;
  return inShell([
    ...COMPARE,
    ...words,
    ...(isBaseline(words) ? [] : ['--seed', `${seed}`]),
    // Where it ends follows from what does not return.
    ...['--runs', `${ended === 'hung' ? settings.runs : runs}`],
    ...(encoding === 'o200k_base' || isBaseline(words) ? [] : ['--encoding', encoding]),
    ...(level === 'should' ? ['--level', level] : []),
    ...runWords(given),
  ]);
}

function inShell(words: readonly string[]): string {
  return words.map(shellWord).join(' ');
}
