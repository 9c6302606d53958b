// The same three faults and rules in Python under Hypothesis, and here: runs and milliseconds to the first failure, turns
// that are left, and different results over seeds. Medians, one line of JSON for each; Debian has Hypothesis as
// python3-hypothesis, and without it nothing is measured.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FAULTY } from '../dist/compactors/faulty.js';
import { check } from '../dist/src/check.js';
import { caseHash } from '../dist/src/scenario/case-hash.js';
import { sizeOf } from '../dist/src/scenario/size.js';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const PYTHON = '/usr/bin/python3';
const FAULTS = ['input-range', 'plain-substring', 'less-than-at-ceiling'];
const MOST_RUNS = 2000;
const seeds = Array.from({ length: Number(values.rounds) }, (_, index) => index + 1);

async function trial(name, seed) {
  const { make, breaks } = FAULTY.find((one) => one.name === name);
  const options = {
    runs: MOST_RUNS,
    seed,
    level: 'should',
    properties: [breaks],
    bail: true,
    shrinkTime: '60s',
  };
  const started = performance.now();
  await check(make(), { ...options, shrinkTime: 1 });
  const ms = performance.now() - started;
  const { runs, properties } = await check(make(), options);
  const found = properties[0].counterexample;
  if (!found) return { fault: name, found: false };
  const { scenario } = found.observation;
  const { evaluations } = found.shrinking;
  const [turns] = sizeOf(scenario);
  return {
    fault: name,
    found: true,
    runs,
    ms,
    evaluations,
    turns,
    result: caseHash(breaks, scenario),
  };
}

function inPython() {
  const script = fileURLToPath(new URL('hypothesis/rules.py', import.meta.url));
  const args = [script, String(seeds.length), String(MOST_RUNS)];
  const { status, stdout, stderr } = spawnSync(PYTHON, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function tell(name, who, trials) {
  const found = trials.filter((one) => one.found);
  const figure = (what, value) =>
    printFigure({ bench: 'hypothesis', figure: `${name}, ${who}: ${what}`, value });
  figure(`seeds of ${trials.length} that found it in ${MOST_RUNS.toLocaleString('en')} runs`, found.length);
  if (found.length === 0) return;
  const median = (key) => medianOf(found.map((one) => one[key]));
  figure('runs to the first failure', median('runs'));
  figure('ms to the first failure', median('ms'));
  figure('evaluations to shrink it', median('evaluations'));
  figure('turns that are left', median('turns'));
  figure('different results', new Set(found.map(({ result }) => result)).size);
}

if (spawnSync(PYTHON, ['-c', 'import hypothesis']).status !== 0) {
  console.error(
    'Hypothesis is not there, so nothing is measured beside it; on Debian, install python3-hypothesis.',
  );
  process.exit();
}
// What is loaded once is no part of the first trial.
await trial(FAULTS[0], 0);
const theirs = inPython();
for (const name of FAULTS) {
  const ours = [];
  for (const seed of seeds) ours.push(await trial(name, seed));
  tell(name, 'here', ours);
  tell(
    name,
    'with Hypothesis',
    theirs.filter(({ fault }) => fault === name),
  );
}
