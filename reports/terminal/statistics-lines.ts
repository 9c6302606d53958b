import type { LabelShare } from '../../src/run/report.js';
import { amount, percent, percentBetween } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { type Cell, table } from '../text/table.js';
import { wrap } from '../text/wrap.js';

const VERDICTS: Record<NonNullable<LabelShare['verdict']>, string> = {
  reached: '✓',
  missed: '✗ too seldom',
  undecided: '· too few runs to say',
};

const LEGEND =
  'Shares are of the scenarios played, before the first pass, with their 95%-intervals. Whether one reaches what is asked is said where it is certain but for one case in 10⁹.';

/** What occurred in the scenarios, in which shares, and whether that is as often as it has to be. */
export function statisticsLines(statistics: readonly LabelShare[], { colours, width }: Style): string[] {
  const rows: Cell[][] = statistics.map(({ label, part, whole, interval, required, verdict }) => [
    `  ${label}`,
    amount(part),
    whole === 0 ? '' : percent(part / whole),
    { text: interval ? percentBetween(...interval) : '', paint: colours.dim },
    required === null ? '' : percent(required),
    { text: verdict ? VERDICTS[verdict] : '', paint: verdict === 'missed' ? colours.red : colours.dim },
  ]);
  const head = ['  What occurred', 'runs', 'share', '', 'asked', ''].map((text) => ({
    text,
    paint: colours.bold,
  }));
  return [
    ...table([head, ...rows], width, [1, 2, 4]),
    '',
    ...wrap(LEGEND, width - 2).map((line) => `  ${colours.dim(line)}`),
  ];
}
