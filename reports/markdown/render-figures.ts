import type { Report } from '../../src/run/report.js';
import { amount, percent, percentBetween } from '../text/numbers.js';
import { codeSpan } from './code-span.js';
import { plain } from './plain.js';

/** What a run counted beside its verdicts, as a Markdown table; null where it counted nothing. */
export function renderFigures({ compactor, properties, runs, settings }: Report): string | null {
  const rows = properties.flatMap(({ id, figures }) =>
    Object.entries(figures).flatMap(([name, { part, whole, interval }]) => {
      if (interval === null) return [];
      const cells = [codeSpan(id), plain(name), `${amount(part)} of ${amount(whole)}`, percent(part / whole)];
      return [`| ${[...cells, percentBetween(...interval)].join(' | ')} |`];
    }),
  );
  if (rows.length === 0) return null;
  return [
    `## What was counted for ${codeSpan(compactor.name)}`,
    '',
    '| property | figure | counted | share | 95 % interval |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
    '',
    `${amount(runs)} runs, seed ${settings.seed}; intervals are those of Clopper and Pearson.`,
    '',
  ].join('\n');
}
