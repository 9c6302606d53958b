import type { Verdict } from '../../src/property/verdict.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { amount, count, duration } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { runCommand } from '../words/commands.js';
import type { GivenFlags } from '../words/given-flags.js';
import { colourOf } from './sign.js';
import { withNextCommand } from './with-next-command.js';

const NAMES: readonly (readonly [Verdict, string])[] = [
  ['failed', 'broken'],
  ['errored', 'errored'],
  ['unknown', 'unknown'],
  ['passed', 'held'],
  ['skipped', 'skipped'],
];

/** In which order they are told, known failures among them. */
const TOLD = ['held unexpectedly', 'expired', 'broken', 'errored', 'unknown', 'known', 'held', 'skipped'];

const ENDED: Readonly<Record<Report['ended'], string>> = {
  runs: '',
  time: ', stopped by the time limit',
  bail: ', stopped at the first breach',
  hung: ', stopped after several cases that did not return',
  interrupted: ', interrupted',
};

/** The verdict of a report, with its seed, runs and time, and how to run it again; on two lines where one is too short. */
export function lastLines(report: Report, style: Style, subject?: string, given?: GivenFlags): string[] {
  const { verdict, settings, runs, ended, durationMs } = report;
  const { colours } = style;
  const says = [
    colours.bold(colourOf(verdict, colours)(verdict.toUpperCase())),
    tally(report),
    `${count(runs, 'run')}${shardOf(report)} in ${duration(durationMs)}${ENDED[ended]}`,
    `seed ${settings.seed}`,
  ].join(' · ');
  const again = `${colours.dim('again:')} ${colours.cyan(runCommand(report, subject, given))}`;
  return withNextCommand(says, again, style);
}

function shardOf({ shard, settings }: Report): string {
  return shard ? ` (shard ${shard.index}/${shard.of} of ${amount(settings.runs)})` : '';
}

/** How many properties came to what. */
export function tally({ properties, settings }: Report): string {
  const isCounted = ({ level }: PropertyReport) => level === 'must' || settings.level === 'should';
  const counted = properties
    .filter((property) => knownEffect(property) !== null || isCounted(property))
    .map(nameOf);
  const parts = TOLD.flatMap((name) => {
    const times = counted.filter((other) => other === name).length;
    return times > 0 ? [`${amount(times)} ${name}`] : [];
  });
  const aside = properties.filter(
    (property) => property.level === 'should' && nameOf(property) === 'broken',
  ).length;
  const should = settings.level === 'must' && aside > 0 ? ` (should: ${amount(aside)} broken)` : '';
  return (parts.join(', ') || 'nothing was judged') + should;
}

function nameOf(property: PropertyReport): string {
  const effect = knownEffect(property);
  if (effect === 'passes') return 'known';
  if (effect === 'fails') return property.known!.status === 'holds' ? 'held unexpectedly' : 'expired';
  return NAMES.find(([verdict]) => verdict === property.verdict)![1];
}
