// What a case costs, generated, driven and judged, against the suite that one writes first, without the time inside the
// compactor, which is the same one. Rounds are interleaved, figures are medians, one line of JSON for each.
import { parseArgs } from 'node:util';
import { referenceCompactor } from '../dist/src/index.js';
import { clocked } from './cases/clocked.mjs';
import { naiveOn } from './cases/naive.mjs';
import { oursOn } from './cases/ours.mjs';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const { clock, compactor } = clocked(referenceCompactor());
const ours = await oursOn(compactor);
const bench = 'cases';
/** So many cases of each suite in a round. */
const SIZES = [
  { turns: 10, ours: 100, naive: 10 },
  { turns: 100, ours: 40, naive: 3 },
  { turns: 400, ours: 20, naive: 1 },
];
/** The first hundred runs of a check are kept small. */
const FIRST_RUN = 1000;
const WARM_MS = 3000;
/** Other cases than those that are measured. */
const WARM_ROUND = 1000;
const LEAST = { 10: 40, 400: 500 };

async function msOf(suite, turns, cases, round) {
  clock.ms = 0;
  const started = performance.now();
  for (let one = 0; one < cases; one += 1) {
    const broken = await suite.play(turns, FIRST_RUN + round * cases + one);
    if (broken.length > 0) throw new Error(`The reference breaks ${broken.join(', ')}, in round ${round}.`);
  }
  return (performance.now() - started - clock.ms) / cases;
}

/** What a run of some thousand cases costs is told after the first hundreds, in which the code is still compiled. */
async function warmUp(suite, turns, cases) {
  const started = performance.now();
  for (let round = 0; performance.now() - started < WARM_MS; round += 1)
    await msOf(suite, turns, cases, WARM_ROUND + round);
}

const medians = {};
for (const { turns, ...cases } of SIZES) {
  const naive = naiveOn(compactor, ours.lengthOf(turns, 100), ours.judged);
  const ms = { ours: [], naive: [] };
  const suites = Object.entries({ ours, naive });
  for (const [name, suite] of suites) await warmUp(suite, turns, cases[name]);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, suite] of suites) ms[name].push(await msOf(suite, turns, cases[name], round));
  const ratio = medianOf(ms.naive.map((one, round) => one / ms.ours[round]));
  medians[turns] = medianOf(ms.ours);
  printFigure({ bench, turns, figure: `ms a case, ${ours.judged.length} properties`, value: medians[turns] });
  printFigure({
    bench,
    turns,
    figure: `ms a case, naive, ${ours.judged.length} properties`,
    value: medianOf(ms.naive),
  });
  const least = LEAST[turns];
  const limit = least === undefined ? {} : { least, holds: ratio >= least };
  printFigure({
    bench,
    turns,
    figure: 'times as many cases as the naive suite',
    value: ratio,
    better: 'more',
    ...limit,
  });
}
const growth = medians[400] / medians[100];
printFigure({
  bench,
  figure: 'what 400 turns cost, in times 100 turns',
  value: growth,
  better: 'less',
  limit: 6,
  holds: growth <= 6,
});
