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
const LEAST = { 10: 40, 400: 500 };

async function msOf(suite, turns, cases, round) {
  clock.ms = 0;
  const started = performance.now();
  for (let one = 0; one < cases; one += 1) {
    const broken = await suite.play(turns, round * cases + one);
    if (broken > 0) throw new Error(`${broken} checks broke on the reference, in round ${round}`);
  }
  return (performance.now() - started - clock.ms) / cases;
}

const medians = {};
for (const { turns, ...cases } of SIZES) {
  const naive = naiveOn(compactor, ours.lengthOf(turns, 20));
  const ms = { ours: [], naive: [] };
  for (let round = -1; round < Number(values.rounds); round += 1)
    for (const [name, suite] of Object.entries({ ours, naive })) {
      const one = await msOf(suite, turns, cases[name], round + 1);
      // The first round warms up.
      if (round >= 0) ms[name].push(one);
    }
  const ratio = medianOf(ms.naive.map((one, round) => one / ms.ours[round]));
  medians[turns] = medianOf(ms.ours);
  printFigure({ bench, turns, figure: `ms a case, ${ours.judged} properties`, value: medians[turns] });
  printFigure({ bench, turns, figure: `ms a case, naive, ${naive.judged} rules`, value: medianOf(ms.naive) });
  const least = LEAST[turns];
  const limit = least === undefined ? {} : { least, holds: ratio >= least };
  printFigure({ bench, turns, figure: 'times as many cases as the naive suite', value: ratio, ...limit });
}
const growth = medians[400] / medians[100];
printFigure({
  bench,
  figure: 'what 400 turns cost, in times 100 turns',
  value: growth,
  limit: 6,
  holds: growth <= 6,
});
