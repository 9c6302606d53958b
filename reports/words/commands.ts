import type { Counterexample, Report } from '../../src/run/report.js';
import type { SelfCheckReport } from '../../src/self-check/self-check-report.js';
import { percentGiven } from '../text/numbers.js';
import { type GivenFlags, replayWords, runWords } from './given-flags.js';
import { shellWord } from './shell-word.js';

const TOOL = 'npx compaction-check';

/** The command that replays a counterexample; where none was stored, the one that finds it again. */
export function replayCommand(
  { file, found, property, observation, tries }: Counterexample,
  subject?: string,
  given: GivenFlags = {},
): string {
  if (file !== null) return command('replay', file, subject, ...replayWords(given));
  const stream = [
    ...['--seed', `${found.seed}`, '--runs', `${found.run + 1}`],
    ...(tries ? ['--repeat', `${tries.of}`] : []),
    ...encodingOf(observation.scenario),
  ];
  return command('run', subject, ...stream, ...runWords({ ...given, property: [property] }));
}

/** The command that judges a recording again, by one property. */
export function judgeCommand(file: string, property: string): string {
  return command('judge', file, '--property', property);
}

/** The command that explains a property; one that checks no clause is somebody's own, and stands in their module. */
export function explainCommand(
  { property, clauses }: Pick<Counterexample, 'property' | 'clauses'>,
  subject?: string,
): string {
  return command('explain', property, ...(clauses.length === 0 ? [subject] : []));
}

/** The command that generates the same scenarios again. */
export function runCommand(
  { settings, runs, shard }: Report,
  subject?: string,
  given: GivenFlags = {},
): string {
  const { untilRate } = settings;
  // Where it ends follows from what it finds; only the most that it may take is given.
  const most = untilRate ? settings.runs : (given.asked ?? runs);
  const played = shard ? Math.min(settings.runs, runs * shard.of) : most;
  const part = shard ? ['--shard', `${shard.index}/${shard.of}`] : [];
  const stream = [
    '--seed',
    `${settings.seed}`,
    '--runs',
    `${played}`,
    ...part,
    ...samplingOf(settings),
    ...encodingOf(settings),
  ];
  const level = settings.level === 'should' ? ['--level', 'should'] : [];
  return command('run', subject, ...stream, ...level, ...runWords(given));
}

/** The command that corrupts the compactor in the same way again. */
export function selfCheckCommand(report: SelfCheckReport, subject?: string, given: GivenFlags = {}): string {
  return command('run', subject, '--self-check', ...streamOf(report), ...runWords(given));
}

/** The command that checks the compactor over the scenarios of a self-check, and shows what is broken. */
export function checkCommand(report: SelfCheckReport, subject?: string, given: GivenFlags = {}): string {
  return command('run', subject, ...streamOf(report), ...runWords(given));
}

function streamOf({ settings }: SelfCheckReport): string[] {
  const { seed, runs, level } = settings;
  const levels = level === 'should' ? ['--level', 'should'] : [];
  return ['--seed', `${seed}`, '--runs', `${runs}`, ...levels, ...encodingOf(settings)];
}

function samplingOf({ repeat, untilRate }: Report['settings']): string[] {
  const word = (share: number) => percentGiven(share).replace(' ', '');
  return [
    ...(repeat === undefined ? [] : ['--repeat', `${repeat}`]),
    ...(untilRate ? ['--until-rate', word(untilRate.limit)] : []),
    ...(untilRate && untilRate.confidence !== 0.95 ? ['--confidence', word(untilRate.confidence)] : []),
  ];
}

function encodingOf({ encoding }: { encoding: string }): string[] {
  return encoding === 'o200k_base' ? [] : ['--encoding', encoding];
}

function command(...words: (string | undefined)[]): string {
  return [TOOL, ...words.filter((word) => word !== undefined).map(shellWord)].join(' ');
}
