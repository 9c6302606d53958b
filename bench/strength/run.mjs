// Checks every faulty compactor with several seeds: a line of JSON for each trial, and how fast they were found at the end.
// Options: --seeds 30 --runs 2000 --only <name,name> --share <index>/<of> --shrink <seeds that are shrunk, and certified, too>
// --out <file> for all lines, behind one that says what was run; scripts/strength-page.mjs makes a page of it.
import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULTY } from '../../dist/compactors/faulty.js';
import { check } from '../../dist/src/check.js';
import { caseHash } from '../../dist/src/scenario/case-hash.js';
import { sizeOf } from '../../dist/src/scenario/size.js';
import { quantileOf } from '../figures/quantile-of.mjs';
import { isToldByMarkers } from './markers.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '30' },
    runs: { type: 'string', default: '2000' },
    only: { type: 'string' },
    share: { type: 'string', default: '1/1' },
    shrink: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});

const [index, of] = values.share.split('/').map(Number);
const only = values.only?.split(',');
const chosen = FAULTY.filter(({ name }) => only?.includes(name) ?? true).filter(
  (_, place) => place % of === index - 1,
);
if (chosen.length === 0) {
  console.error(`No faulty compactor is chosen by --only ${values.only} --share ${values.share}.`);
  process.exit(2);
}

async function trial({ name, make, breaks }, seed) {
  const isShrunk = seed <= Number(values.shrink);
  const { runs, durationMs, properties } = await check(make(), {
    runs: Number(values.runs),
    seed,
    level: 'should',
    properties: [breaks],
    bail: true,
    stepLimit: 200,
    shrinkTime: isShrunk ? '60s' : 1,
    ...(isShrunk && { certifyTime: '30s' }),
  });
  const found = properties[0].counterexample;
  return {
    compactor: name,
    property: breaks,
    seed,
    detected: found !== null,
    runs,
    ms: durationMs,
    ...(isShrunk && found && shrunk(breaks, found)),
  };
}

/** The certified size beside that of shrinking alone, by turns, steps, faults of the summarizer and tokens. */
function shrunk(property, { observation: { scenario }, shrinking, certification }) {
  const { certified = false, played = 0, shrunkTo } = certification ?? {};
  const size = sizeOf(scenario).slice(0, 4);
  return {
    size: shrunkTo?.slice(0, 4) ?? size,
    ...(certified && { minimum: size }),
    result: caseHash(property, scenario),
    evaluations: shrinking.evaluations,
    finished: shrinking.finished,
    played,
  };
}

function tell(line) {
  console.log(JSON.stringify(line));
  if (values.out) appendFileSync(values.out, `${JSON.stringify(line)}\n`);
}

if (values.out) {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const what = { date: new Date().toISOString().slice(0, 10), commit: git('rev-parse', '--short', 'HEAD') };
  const { seeds, runs: most, share, shrink } = values;
  writeFileSync(
    values.out,
    `${JSON.stringify({ ...what, seeds: Number(seeds), runs: Number(most), share, shrunk: Number(shrink) })}\n`,
  );
}

const trials = [];
for (const specimen of chosen) {
  for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
    const one = await trial(specimen, seed);
    trials.push(one);
    tell(one);
  }
  tell({ compactor: specimen.name, baseline: 'markers', detected: await isToldByMarkers(specimen) });
}

const detected = trials.filter((one) => one.detected);
const runs = detected.map((one) => one.runs);
console.error(
  `${detected.length} of ${trials.length} trials on ${chosen.length} faulty compactors found the fault; runs to the first failure: median ${quantileOf(runs, 0.5)}, p95 ${quantileOf(runs, 0.95)}`,
);
if (detected.length < trials.length) process.exitCode = 1;
