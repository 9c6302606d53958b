import type { Report } from '../../src/run/report.js';
import { amount, percentBetween, percentPassed } from '../text/numbers.js';
import { repeatLegend } from '../words/repeat-legend.js';
import { codeSpan } from './code-span.js';

/** How often all tries of a conversation passed, and a single one, as a Markdown table; null where each was driven once. */
export function repeatSection({ properties, settings }: Report): string | null {
  const { repeat: tries } = settings;
  if (tries === undefined) return null;
  const rows = properties.flatMap(({ id, repeat }) => {
    if (!repeat || repeat.passAll.whole === 0) return [];
    const { passAll, passOne, flaky } = repeat;
    const { part, whole } = passAll;
    return [
      [
        codeSpan(id),
        `${amount(part)} of ${amount(whole)}`,
        percentPassed(part / whole),
        between(passAll.interval),
        percentPassed(passOne.share ?? 0),
        between(passOne.interval),
        `${amount(flaky)} of ${amount(whole - part)}`,
      ],
    ];
  });
  return [
    `| property | all ${tries} tries passed | pass^${tries} | 95 % interval | one try | 95 % interval | flaky |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    repeatLegend(tries),
  ].join('\n');
}

function between(interval: readonly [number, number] | null): string {
  return interval ? percentBetween(...interval) : '';
}
