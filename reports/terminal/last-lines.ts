import { counts } from '../../src/property/counts.js';
import type { Report } from '../../src/run/report.js';
import { amount, count, duration, percentGiven } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { runCommand } from '../words/commands.js';
import type { GivenFlags } from '../words/given-flags.js';
import { tally } from '../words/tally.js';
import { colourOf } from './sign.js';
import { withNextCommand } from './with-next-command.js';

const ENDED: Readonly<Record<Exclude<Report['ended'], 'runs' | 'rate'>, string>> = {
  time: ', stopped by the time limit',
  bail: ', stopped at the first breach',
  hung: ', stopped after several cases that did not return',
  interrupted: ', interrupted',
};

/** The verdict of a report, with its seed, runs and time, and how to run it again; on two lines where one is too short. */
export function lastLines(report: Report, style: Style, subject?: string, given?: GivenFlags): string[] {
  const { verdict, settings, runs, durationMs } = report;
  const { colours } = style;
  const says = [
    colours.bold(colourOf(verdict, colours)(verdict.toUpperCase())),
    tally(report),
    `${count(runs, 'run')}${triesOf(report)}${shardOf(report)} in ${duration(durationMs)}${endOf(report)}`,
    `seed ${settings.seed}`,
  ].join(' · ');
  const again = `${colours.dim('again:')} ${colours.cyan(runCommand(report, subject, given))}`;
  return withNextCommand(says, again, style);
}

function triesOf({ settings: { repeat } }: Report): string {
  return repeat === undefined ? '' : ` of ${repeat} tries`;
}

function endOf({ ended, settings, properties }: Report): string {
  const { untilRate } = settings;
  const why = ended === 'runs' || ended === 'rate' ? '' : ENDED[ended];
  if (!untilRate) return why;
  const limit = percentGiven(untilRate.limit);
  if (ended !== 'rate') return `${why}, with not every rate shown to be below ${limit}`;
  const sure = `with ${percentGiven(untilRate.confidence)} confidence`;
  const counted = properties.filter((property) => counts(property, settings));
  return counted.some(({ rate }) => rate?.shown === 'above')
    ? `, stopped: a rate is above ${limit} ${sure}`
    : `, stopped: every rate is below ${limit} ${sure}`;
}

function shardOf({ shard, settings }: Report): string {
  return shard ? ` (shard ${shard.index}/${shard.of} of ${amount(settings.runs)})` : '';
}
