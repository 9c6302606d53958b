// Writes docs/strength.md from bench/strength/last.jsonl, which `npm run strength -- --out` writes; with --check it only says whether
// the page is up to date.
import { quantileOf } from '../bench/figures/quantile-of.mjs';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';
import { baselinesTable } from './strength-page/baselines.mjs';
import { byPropertyTable } from './strength-page/by-property.mjs';
import { countOf, distinct, percent } from './strength-page/figures.mjs';
import { matrixBlock } from './strength-page/matrix.mjs';
import { readLines } from './strength-page/read-lines.mjs';

const { what, rows } = readLines(new URL('../bench/strength/last.jsonl', import.meta.url));

const all = rows.flatMap(({ runs }) => runs);
const trials = countOf(rows, (row) => row.trials.length);
const shrunk = countOf(rows, (row) => row.shrunk.length);
const certified = countOf(rows, (row) => row.certified.length);
const minimal = countOf(rows, (row) => row.minimal.length);
const atMost = (quantile, runs) =>
  rows.filter((row) => row.runs.length > 0 && quantileOf(row.runs, quantile) <= runs).length;
const alike = rows.filter((row) => row.shrunk.length > 1);
const single = alike.filter((row) => new Set(row.shrunk.map(({ result }) => result)).size === 1).length;

writePage('docs/strength.md', 'bench/strength/last.jsonl says', [
  '# Strength',
  '<!-- Written by scripts/strength-page.mjs from bench/strength/last.jsonl; run `npm run strength` with --out to renew that. -->',
  `What the check found of ${rows.length} [faulty compactors](faulty.md), and after how many runs: ${what.date}, at commit \`${what.commit}\`, seeds 1 to ${what.seeds}, at most ${what.runs.toLocaleString('en')} runs, ${shrunk} of ${trials} trials shrunk, and [certified](certify.md)${what.share === '1/1' ? '' : `, part ${what.share} of the compactors`}. Each is judged by the property that it is made to break.${what.seeds < 20 ? ' With so few seeds, the p95 of a compactor is its slowest trial.' : ''}`,
  tableOf(
    ['', 'found', 'asked'],
    [
      ['trials in which the fault was found', percent(all.length, trials), '100 %'],
      ['runs to the first failure, median of all trials', quantileOf(all, 0.5), ''],
      ['runs to the first failure, p95 of all trials', quantileOf(all, 0.95), ''],
      ['compactors with a median of at most 50 runs', percent(atMost(0.5, 50), rows.length), '80 %'],
      ['compactors with a p95 of at most 1,000 runs', percent(atMost(0.95, 1000), rows.length), '100 %'],
      ['shrunk trials that were certified', percent(certified, shrunk), ''],
      ['certified trials in which shrinking alone had the minimum', percent(minimal, certified), '95 %'],
      ['compactors shrunk with several seeds that end at one result', percent(single, alike.length), '95 %'],
    ],
  ),
  '## Beside other ways',
  'The same compactors, in the same run. B0, B1 and B3 are judged by the property that the compactor is made to break; B2 looks for its markers in the view and in the answers, and counts where the faulty compactor loses one and its twin none. The example of B3 is the [witness](faulty.md) of the first compactor that was made to break the property. B0 and B1 have the seeds that are shrunk, and B1 at most 5,000 evaluations.',
  baselinesTable(rows, what),
  '## By compactor',
  'Sizes are turns, steps, faults of the summarizer, tokens; evaluations are the median of those that shrinking spent. The last column says which of B0, B2 and B3 tell it.',
  tableOf(
    [
      '',
      'compactor',
      'property',
      'found',
      'runs, median',
      'runs, p95',
      'shrunk to',
      'minimum',
      'evaluations',
      'also told by',
    ],
    rows.map((row, place) => [
      place + 1,
      row.compactor,
      row.property,
      `${row.found.length}/${row.trials.length}`,
      quantileOf(row.runs, 0.5) ?? '–',
      quantileOf(row.runs, 0.95) ?? '–',
      distinct(row.shrunk.map(({ size }) => size.join('/'))),
      distinct(row.certified.map(({ minimum }) => minimum.join('/'))),
      quantileOf(
        row.shrunk.map(({ evaluations }) => evaluations),
        0.5,
      ) ?? '–',
      toldBy(row),
    ]),
  ),
  ...(rows.some(({ matrix }) => matrix !== null) ? byProperty() : []),
]);

function toldBy({ baselines }) {
  const told = { untyped: 'B0', markers: 'B2', examples: 'B3' };
  const names = Object.keys(told).filter((name) => baselines[name]?.some(({ detected }) => detected));
  return names.map((name) => told[name]).join(', ') || '–';
}

function byProperty() {
  return [
    '## By property',
    `\`breaks on\` counts the compactors on which it breaks within ${what.matrix} runs of the first seed, whatever they were made to break; \`first on\` those on which nothing breaks in an earlier run.`,
    byPropertyTable(rows),
    '## Kill matrix',
    `A column for each compactor, by its number above: \`#\` breaks the property that it was made to break, \`x\` another, \`o\` does not break its own within ${what.matrix} runs.`,
    matrixBlock(rows),
  ];
}
