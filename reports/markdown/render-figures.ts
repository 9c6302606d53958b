import type { Report } from '../../src/run/report.js';
import { amount, percent, percentBetween } from '../text/numbers.js';
import { codeSpan } from './code-span.js';
import { plain } from './plain.js';
import { rateSection } from './rate-section.js';
import { repeatSection } from './repeat-section.js';

/** What a run counted beside its verdicts, as Markdown tables; null where it counted nothing. */
export function renderFigures(report: Report): string | null {
  const { compactor, runs, settings } = report;
  const sections = [rateSection(report), repeatSection(report), figuresTable(report)].filter(
    (section) => section !== null,
  );
  if (sections.length === 0) return null;
  const intervals = settings.untilRate
    ? 'intervals of figures are confidence sequences, since what was counted decided when to stop'
    : 'intervals are those of Clopper and Pearson';
  const oneTry =
    settings.repeat !== undefined && !settings.untilRate ? ', and of one try that of Hoeffding' : '';
  return [
    `## What was counted for ${codeSpan(compactor.name)}`,
    ...sections,
    `${amount(runs)} runs, seed ${settings.seed}; ${intervals}${oneTry}.\n`,
  ].join('\n\n');
}

function figuresTable({ properties }: Report): string | null {
  const rows = properties.flatMap(({ id, figures }) =>
    Object.entries(figures).flatMap(([name, { part, whole, interval }]) => {
      if (interval === null) return [];
      const cells = [codeSpan(id), plain(name), `${amount(part)} of ${amount(whole)}`, percent(part / whole)];
      return [`| ${[...cells, percentBetween(...interval)].join(' | ')} |`];
    }),
  );
  if (rows.length === 0) return null;
  return [
    '| property | figure | counted | share | 95 % interval |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
