import { counts } from '../../src/property/counts.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { finding } from '../terminal/finding.js';
import { count } from '../text/numbers.js';
import { replayCommand, runCommand } from '../words/commands.js';
import { knownSentence } from '../words/known.js';
import type { Origin } from '../words/origin.js';
import { seen } from '../words/seen.js';
import { standing } from '../words/standing.js';
import type { Annotation } from './workflow-command.js';

/** GitHub shows so many of each level for one step, and drops the rest without a word. */
const MOST = 10;
const SEEN = 1000;
const LEVELS = ['error', 'warning', 'notice'] as const;

/** What of a report is worth an annotation: breaches, what could not be judged, what is fixed; at most ten of each level. */
export function annotationsOf(report: Report, origin: Origin): Annotation[] {
  const all = [
    ...report.properties.flatMap((property) => annotation(property, report, origin)),
    ...fixed(report, origin),
  ];
  return LEVELS.flatMap((level) => bounded(all.filter((one) => one.level === level)));
}

function annotation(
  property: PropertyReport,
  report: Report,
  { subject, given, file }: Origin,
): Annotation[] {
  const { id, level, verdict, counterexample } = property;
  const isCounted = counts(property, report.settings);
  const found = finding(property, report.runs, 'full');
  const place = standing(property);
  const known = knownSentence(property);
  if (known !== null && knownEffect(property) !== null) {
    const level = knownEffect(property) === 'passes' ? 'notice' : 'error';
    const what = place === null ? 'known failure' : 'broken';
    return [{ level, file, title: `${id} ${what}`, message: [known, found] }];
  }
  if (place !== null) {
    const what = verdict === 'errored' ? 'errored' : level === 'should' ? 'broken (should)' : 'broken';
    const was = { new: '', known: ', as before', 'came back': ' again' }[place];
    const command = counterexample
      ? `replay: ${replayCommand(counterexample, subject, given)}`
      : `again: ${runCommand(report, subject, given)}`;
    const message = [seen(property, SEEN), found, command];
    return [{ level: isCounted ? 'error' : 'warning', file, title: `${id} ${what}${was}`, message }];
  }
  if (verdict !== 'unknown' || !isCounted) return [];
  return [{ level: 'warning', file, title: `${id} could not be judged`, message: [found] }];
}

function fixed({ store }: Report, { file }: Origin): Annotation[] {
  const cases = store?.cases.filter(({ status }) => status === 'fixed') ?? [];
  return cases.map((one) => ({
    level: 'notice',
    file,
    title: `${one.property} fixed`,
    message: [`it no longer breaks on ${one.file}`],
  }));
}

function bounded(all: Annotation[]): Annotation[] {
  if (all.length <= MOST) return all;
  const shown = all.slice(0, MOST - 1);
  const { level, file } = all[0]!;
  const left = count(all.length - shown.length, 'more annotation');
  return [...shown, { level, file, title: left, message: ['The log and the summary of the job have all.'] }];
}
