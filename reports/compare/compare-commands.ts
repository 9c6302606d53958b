import type { CompareReport } from '../../src/compare/compare-report.js';
import { type GivenFlags, replayWords, runWords } from '../words/given-flags.js';
import { shellWord } from '../words/shell-word.js';

const COMPARE = ['npx', 'compaction-check', 'compare'];

/** The command that compares both on one stored case. */
export function caseCommand(words: readonly string[], file: string, given: GivenFlags = {}): string {
  return inShell([...COMPARE, ...words, '--case', file, ...replayWords(given)]);
}

/** The command that compares both on the same scenarios again. */
export function againCommand(
  { settings, runs }: CompareReport,
  words: readonly string[],
  given: GivenFlags = {},
): string {
  const { seed, encoding, level } = settings;
  return inShell([
    ...COMPARE,
    ...words,
    ...['--seed', `${seed}`, '--runs', `${runs}`],
    ...(encoding === 'o200k_base' ? [] : ['--encoding', encoding]),
    ...(level === 'should' ? ['--level', level] : []),
    ...runWords(given),
  ]);
}

function inShell(words: readonly string[]): string {
  return words.map(shellWord).join(' ');
}
