import type { Report } from '../../src/run/report.js';
import { amount, percentBetween, percentGiven } from '../text/numbers.js';
import { rateInWords } from '../words/rate.js';
import { codeSpan } from './code-span.js';

/** What the rate of each property is shown to be, as a Markdown table; null where none was to be shown. */
export function rateSection({ properties, settings }: Report): string | null {
  const { untilRate } = settings;
  if (!untilRate) return null;
  const sure = percentGiven(untilRate.confidence);
  const rows = properties.flatMap(({ id, met, broken, rate }) => {
    if (!rate) return [];
    const says = met === 0 ? 'it was never put to the test' : rateInWords(rate);
    const interval = rate.interval ? percentBetween(...rate.interval) : '';
    return [`| ${codeSpan(id)} | ${amount(broken)} of ${amount(met)} | ${interval} | ${says} |`];
  });
  return [
    `| property | broken | ${sure} confidence sequence | |`,
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
    `Counted are the runs that met the premise. The intervals hold whenever the run was ended.`,
  ].join('\n');
}
