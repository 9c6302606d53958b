// How much memory runs at 400 turns take at the most, in one process that plays and judges them; --runs 10000 takes a few
// minutes.
import { parseArgs } from 'node:util';
import { referenceCompactor } from '../dist/src/index.js';
import { oursOn } from './cases/ours.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, runs: { type: 'string', default: '1000' } },
});
const TURNS = 400;
const runs = Number(values.runs);
const { play } = await oursOn(referenceCompactor());
const inMegabytes = (bytes) => bytes / 2 ** 20;

for (let run = 0; run < runs; run += 1) await play(TURNS, run);
const most = inMegabytes(process.resourceUsage().maxRSS * 1024);
const figure = `MB at the most, ${runs.toLocaleString('en')} runs at ${TURNS} turns`;
printFigure({ bench: 'memory', turns: TURNS, runs, figure, value: most, limit: 300, holds: most <= 300 });
