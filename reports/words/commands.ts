import type { Counterexample, Report } from '../../src/run/report.js';
import { shellWord } from './shell-word.js';

const TOOL = 'npx compaction-check';

/** The command that replays a counterexample; where none was stored, the one that finds it again. */
export function replayCommand({ file, found, property }: Counterexample, subject?: string): string {
  if (file !== null) return command('replay', file, subject);
  return command('run', subject, '--seed', `${found.seed}`, '--property', property);
}

/** The command that explains a property. */
export function explainCommand(property: string): string {
  return command('explain', property);
}

/** The command that generates the same scenarios again. */
export function runCommand({ settings, runs }: Report, subject?: string): string {
  const level = settings.level === 'should' ? ['--level', 'should'] : [];
  const encoding = settings.encoding === 'o200k_base' ? [] : ['--encoding', settings.encoding];
  return command('run', subject, '--seed', `${settings.seed}`, '--runs', `${runs}`, ...level, ...encoding);
}

function command(...words: (string | undefined)[]): string {
  return [TOOL, ...words.filter((word) => word !== undefined).map(shellWord)].join(' ');
}
