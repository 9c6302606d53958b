// Checks every faulty compactor with several seeds, beside baselines: a line of JSON for each trial, and how fast they were found at the end.
// Options: --seeds 30 --runs 2000 --only <name,name> --kind <kind,kind> --sessions (only what takes a session to show) --share <index>/<of>
// --shrink <seeds that are shrunk, and certified, too>
// --matrix <runs in which all properties are asked, 200> --processes <at the same time, 1>
// --out <file> for all lines, behind one that says what was run; scripts/strength-page.mjs makes a page of it.
import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULTY } from '../../dist/compactors/faulty.js';
import { quantileOf } from '../figures/quantile-of.mjs';
import { inProcesses } from './in-processes.mjs';
import { measure } from './measure.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '30' },
    runs: { type: 'string', default: '2000' },
    only: { type: 'string' },
    kind: { type: 'string' },
    sessions: { type: 'boolean', default: false },
    share: { type: 'string', default: '1/1' },
    shrink: { type: 'string', default: '0' },
    matrix: { type: 'string', default: '200' },
    processes: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

const [index, of] = values.share.split('/').map(Number);
const only = values.only?.split(',');
const kinds = values.kind?.split(',');
const chosen = FAULTY.filter(({ name }) => only?.includes(name) ?? true)
  .filter(({ kind }) => kinds?.includes(kind) ?? true)
  .filter(({ fewestSteps }) => !values.sessions || fewestSteps !== undefined)
  .filter((_, place) => place % of === index - 1);
if (chosen.length === 0) {
  console.error(`No faulty compactor is chosen by ${process.argv.slice(2).join(' ')}.`);
  process.exit(2);
}

const asked = {
  seeds: Number(values.seeds),
  most: Number(values.runs),
  shrink: Number(values.shrink),
  matrix: Number(values.matrix),
};

if (values.out) {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const what = { date: new Date().toISOString().slice(0, 10), commit: git('rev-parse', '--short', 'HEAD') };
  const { seeds, most: runs, shrink: shrunk, matrix } = asked;
  const { share } = values;
  writeFileSync(values.out, `${JSON.stringify({ ...what, seeds, runs, share, shrunk, matrix })}\n`);
}

const trials = [];
const processes = Number(values.processes);
const lines = processes > 1 ? inProcesses(chosen, asked, processes) : measure(chosen, asked);
for await (const line of lines) {
  if (line.seed !== undefined && line.baseline === undefined) trials.push(line);
  console.log(JSON.stringify(line));
  if (values.out) appendFileSync(values.out, `${JSON.stringify(line)}\n`);
}

const detected = trials.filter((one) => one.detected);
const runs = detected.map((one) => one.runs);
console.error(
  `${detected.length} of ${trials.length} trials on ${chosen.length} faulty compactors found the fault; runs to the first failure: median ${quantileOf(runs, 0.5)}, p95 ${quantileOf(runs, 0.95)}`,
);
if (detected.length < trials.length) process.exitCode = 1;
