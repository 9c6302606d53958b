import type { CurveReport } from '../../src/calibrate/calibration-report.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { table } from '../text/table.js';
import { visible } from '../text/visible.js';
import { chartLines } from './chart-lines.js';
import { contentInWords } from './content-in-words.js';
import { passesInWords } from './passes-in-words.js';
import { ratioInWords } from './ratio-in-words.js';
import { shareInWords } from './share-in-words.js';

/** What was found of one curve beside its row in the table: the chart, the categories, the places, the passes. */
export function curveLines(curve: CurveReport, wanted: number, { colours, width }: Style): string[] {
  const { content, budget, conversations, categories, places, passes, unmeasured } = curve;
  const rows = categories.map(({ category, upTo, past, breaksAt }) => [
    category,
    shareInWords(upTo),
    shareInWords(past),
    breaksAt === null ? '–' : ratioInWords(breaksAt),
  ]);
  const where = places.coverage.map((value) =>
    value === null ? '–' : String(Math.floor(value * 100 + 1e-9)),
  );
  return [
    `${colours.bold(contentInWords(content))} ${colours.dim(`· budget ${budget} · ${count(conversations, 'conversation')}`)}`,
    ...chartLines(curve, wanted, colours).map((line) => `  ${line}`),
    ...(curve.points.length === 0
      ? []
      : table(
          [
            ['  facts', 'to knee', 'past it', 'breaks at'],
            ...rows.map(([name, ...rest]) => [`  ${name}`, ...rest]),
          ],
          width,
          [1, 2],
        )),
    ...(curve.points.length === 0
      ? []
      : [
          `  ${places.isPast ? 'past the knee' : 'coverage'}, oldest tenth to newest, in %: ${where.join(' ')}`,
        ]),
    ...passes.map((series) => `  ${passesInWords(series)}`),
    ...unmeasured.map(
      ({ kind, conversations: times, from, reason }) =>
        `  ${colours.yellow(`${kind} in ${count(times, 'conversation')}, from ${ratioInWords(from)} on:`)} ${visible(reason).slice(0, 300)}`,
    ),
  ];
}
