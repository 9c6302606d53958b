import { counts } from '../../src/property/counts.js';
import type { Report } from '../../src/run/report.js';
import { amount, count, duration, percentGiven } from '../text/numbers.js';

const ENDED: Readonly<Record<Exclude<Report['ended'], 'runs' | 'rate'>, string>> = {
  time: ', stopped by the time limit',
  bail: ', stopped at the first breach',
  hung: ', stopped after several cases that did not return',
  interrupted: ', interrupted',
};

/** How many runs there were, in how much time, and why there were no more. */
export function runsInWords(report: Report): string {
  const { runs, durationMs } = report;
  return `${count(runs, 'run')}${triesOf(report)}${shardOf(report)} in ${duration(durationMs)}${endOf(report)}`;
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
