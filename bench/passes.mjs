// What a pass costs in sessions of more and more passes, with as many turns before each of them: inside the reference, and where
// everything is looked at after each step. Rounds are interleaved, figures are medians, one line of JSON for each.
import { parseArgs } from 'node:util';
import { drive } from '../dist/src/drive/drive.js';
import { referenceCompactor } from '../dist/src/index.js';
import { simulateSummarizer } from '../dist/src/simulation/simulated-summarizer.js';
import { clocked } from './cases/clocked.mjs';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';
import { sessionsOf } from './passes/sessions-of.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const PASSES = [2, 8, 32, 128];
/** To look at everything after each of more passes would take minutes. */
const LOOKED_AT = [2, 8, 32];
const TURNS = 20;
const WARM_UP = 5;
const bench = 'passes';
const { tokenizer, sessionOf } = await sessionsOf(TURNS);
const { clock, compactor } = clocked(referenceCompactor());

async function inside({ settings, summarizer: behaviour, steps }) {
  const log = [];
  const simulation = { behaviour, budget: settings.summaryBudget, tokenizer, known: () => log, record() {} };
  const summarizer = simulateSummarizer(simulation);
  clock.ms = 0;
  const session = await compactor.open({
    settings,
    summarizer,
    countTokens: (text) => tokenizer.count(text),
  });
  for (const { step, turns = [] } of steps) {
    log.push(...turns);
    await (step === 'append' ? session.append(turns) : session.compact());
  }
  return clock.ms;
}

async function lookedAt(scenario) {
  const started = performance.now();
  const { breakdown } = await drive(compactor, scenario, { tokenizer, stepLimitMs: 60_000 });
  if (breakdown) throw new Error(`The reference broke down: ${breakdown.message}`);
  return performance.now() - started;
}

/** What a pass takes in each round, by how many there are in a session. */
async function measure(ms, sizes) {
  const measured = Object.fromEntries(sizes.map((passes) => [passes, []]));
  for (let round = -WARM_UP; round < Number(values.rounds); round += 1)
    for (const passes of sizes) {
      const one = (await ms(sessionOf(passes, WARM_UP + round))) / passes;
      if (round >= 0) measured[passes].push(one);
    }
  return measured;
}

const alone = await measure(inside, PASSES);
for (const passes of PASSES)
  printFigure({ bench, figure: `ms a pass, ${passes} in a session`, value: medianOf(alone[passes]) });
const growth = medianOf(alone[128].map((ms, round) => ms / alone[32][round]));
printFigure({
  bench,
  figure: 'what a pass costs where there are 128, in times one of 32',
  value: growth,
  better: 'less',
  limit: 2,
  holds: growth <= 2,
});
const seen = await measure(lookedAt, LOOKED_AT);
for (const passes of LOOKED_AT)
  printFigure({
    bench,
    figure: `ms a pass, driven and looked at, ${passes} in a session`,
    value: medianOf(seen[passes]),
  });
