// Checks every faulty compactor with several seeds: a line of JSON for each trial, and how fast they were found at the end.
// Options: --seeds 30 --runs 2000 --only <name,name> --share <index>/<of> --shrink <seeds that are shrunk, too>.
import { parseArgs } from 'node:util';
import { FAULTY } from '../../dist/compactors/faulty.js';
import { check } from '../../dist/src/check.js';
import { sizeOf } from '../../dist/src/scenario/size.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '30' },
    runs: { type: 'string', default: '2000' },
    only: { type: 'string' },
    share: { type: 'string', default: '1/1' },
    shrink: { type: 'string', default: '0' },
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
  });
  const found = properties[0].counterexample;
  return {
    compactor: name,
    property: breaks,
    seed,
    detected: found !== null,
    runs,
    ms: durationMs,
    ...(isShrunk && found && { size: sizeOf(found.observation.scenario), shrinking: found.shrinking }),
  };
}

const quantile = (sorted, share) => sorted[Math.ceil(share * sorted.length) - 1] ?? null;

const trials = [];
for (const specimen of chosen) {
  for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
    const one = await trial(specimen, seed);
    trials.push(one);
    console.log(JSON.stringify(one));
  }
}

const detected = trials.filter((one) => one.detected);
const runs = detected.map((one) => one.runs).sort((one, other) => one - other);
console.error(
  `${detected.length} of ${trials.length} trials on ${chosen.length} faulty compactors found the fault; runs to the first failure: median ${quantile(runs, 0.5)}, p95 ${quantile(runs, 0.95)}`,
);
if (detected.length < trials.length) process.exitCode = 1;
