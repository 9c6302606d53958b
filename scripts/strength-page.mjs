// Writes docs/strength.md from bench/strength/last.jsonl, which `npm run strength -- --out` writes; with --check it only says whether
// the page is up to date.
import { readFileSync } from 'node:fs';
import { quantileOf } from '../bench/figures/quantile-of.mjs';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

const LINES = new URL('../bench/strength/last.jsonl', import.meta.url);

const [what, ...lines] = readFileSync(LINES, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const markers = new Map(
  lines.filter(({ baseline }) => baseline === 'markers').map((line) => [line.compactor, line.detected]),
);
const trialsOf = new Map();
for (const line of lines.filter(({ seed }) => seed !== undefined)) {
  trialsOf.set(line.compactor, [...(trialsOf.get(line.compactor) ?? []), line]);
}

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const rows = [...trialsOf].map(([compactor, trials]) => {
  const found = trials.filter(({ detected }) => detected);
  const runs = found.map((trial) => trial.runs);
  const shrunk = found.filter(({ size }) => size !== undefined);
  const certified = shrunk.filter(({ minimum }) => minimum !== undefined);
  const minimal = certified.filter(({ size, minimum }) => size.join() === minimum.join());
  return { compactor, trials, found, runs, shrunk, certified, minimal };
});

const all = rows.flatMap(({ runs }) => runs);
const count = (list, of) => list.reduce((sum, one) => sum + of(one), 0);
const trials = count(rows, (row) => row.trials.length);
const shrunk = count(rows, (row) => row.shrunk.length);
const certified = count(rows, (row) => row.certified.length);
const medians = rows.filter(({ runs }) => runs.length > 0 && quantileOf(runs, 0.5) <= 50).length;
const tails = rows.filter(({ runs }) => runs.length > 0 && quantileOf(runs, 0.95) <= 1000).length;
const told = rows.filter(({ compactor }) => markers.get(compactor)).length;
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
      ['compactors with a median of at most 50 runs', percent(medians, rows.length), '80 %'],
      ['compactors with a p95 of at most 1,000 runs', percent(tails, rows.length), '100 %'],
      ['shrunk trials that were certified', percent(certified, shrunk), ''],
      [
        'certified trials in which shrinking alone had the minimum',
        percent(
          count(rows, (row) => row.minimal.length),
          certified,
        ),
        '95 %',
      ],
      ['compactors shrunk with several seeds that end at one result', percent(single, alike.length), '95 %'],
      [
        'baseline: compactors that planted markers tell from their twins (12 conversations, 5 passes, survival only)',
        percent(told, rows.length),
        '',
      ],
    ],
  ),
  '## By compactor',
  'Sizes are turns, steps, faults of the summarizer, tokens; evaluations are the median of those that shrinking spent.',
  tableOf(
    [
      'compactor',
      'property',
      'found',
      'runs, median',
      'runs, p95',
      'shrunk to',
      'minimum',
      'evaluations',
      'markers',
    ],
    rows.map((row) => [
      row.compactor,
      row.trials[0].property,
      `${row.found.length}/${row.trials.length}`,
      quantileOf(row.runs, 0.5) ?? '–',
      quantileOf(row.runs, 0.95) ?? '–',
      distinct(row.shrunk.map(({ size }) => size.join('/'))),
      distinct(row.certified.map(({ minimum }) => minimum.join('/'))),
      quantileOf(
        row.shrunk.map(({ evaluations }) => evaluations),
        0.5,
      ) ?? '–',
      markers.get(row.compactor) ? 'tell it' : '–',
    ]),
  ),
]);

function distinct(texts) {
  return [...new Set(texts)].join(', ') || '–';
}
