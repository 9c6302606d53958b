// Plays long sessions (pass after pass, interrupted, closed and killed in between) on the correct compactors, and shows that no
// property breaks: on each of them `--sessions 10000` of up to `--steps 30`; `--only <name,name>` takes others, faulty ones too, `--out <file>` keeps the
// result as JSON. The durable reference is among them where better-sqlite3 is installed: `npm ci --prefix test/durable`.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTY } from '../dist/compactors/faulty.js';
import { CORRECT } from '../dist/compactors/index.js';
import { durableReference } from '../dist/src/durable.js';
import { logOf } from '../dist/src/scenario/log-of.js';
import { playSessions } from './sessions/play-sessions.mjs';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '10000' },
    steps: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
const [wanted, maxSteps, seed] = [values.sessions, values.steps, values.seed].map(Number);

const only = values.only?.split(',');
const correct = [...CORRECT, ...(await durable())];
const subjects = only ? [...correct, ...FAULTY].filter(({ name }) => only.includes(name)) : correct;
if (subjects.length === 0) {
  console.error(`No compactor is chosen by --only ${values.only}.`);
  process.exit(2);
}

async function durable() {
  try {
    const { Database } = await import('./kill-stress/better-sqlite3.mjs');
    return [{ name: 'durable-reference', make: () => durableReference({ Database }) }];
  } catch {
    return [];
  }
}

const started = performance.now();
const figures = { sessions: 0, steps: 0, passes: 0, turns: 0, longest: 0 };
const compactors = [];
const failures = [];
const met = new Set();

function add({ steps }) {
  figures.sessions += 1;
  figures.steps += steps.length;
  figures.passes += steps.filter(({ step }) => step === 'compact').length;
  figures.turns += logOf({ steps }).length;
  figures.longest = Math.max(figures.longest, steps.length);
}

for (const { name, make } of subjects) {
  const before = performance.now();
  const brokenBefore = failures.length;
  for await (const one of playSessions(make(), { seed, sessions: wanted, maxSteps })) {
    add(one.scenario);
    for (const id of one.met) met.add(id);
    if (one.broken.length > 0) failures.push({ compactor: name, ...one });
  }
  const ms = Math.round(performance.now() - before);
  compactors.push({ compactor: name, sessions: wanted, ms });
  const broken = failures.length - brokenBefore;
  console.log(
    `${name}: ${wanted} sessions in ${(ms / 1000).toFixed(0)} s, ${broken || 'none'} broke a property`,
  );
}

const { steps, passes, turns } = figures;
console.log(
  `${figures.sessions} sessions of up to ${figures.longest} steps on ${subjects.length} compactors, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
console.log(
  `${steps} steps, ${passes} of them passes, with ${turns} turns; ${met.size} properties were put to the test`,
);
if (values.out) {
  const failed = failures.map(({ compactor, session, broken }) => ({ compactor, session, broken }));
  writeFileSync(
    values.out,
    `${JSON.stringify({ seed, ...figures, met: met.size, compactors, failed }, null, 2)}\n`,
  );
}
if (failures.length === 0) console.log('no property broke');
else tellFailures();

function tellFailures() {
  const root = mkdtempSync(join(tmpdir(), 'compaction-check-'));
  for (const { compactor, session, broken, scenario } of failures) {
    const file = join(root, `${compactor}-${session}.json`);
    writeFileSync(file, JSON.stringify(scenario));
    console.log(`${compactor}, session ${session}, in ${file}:`);
    for (const { id, says } of broken) console.log(`  ${id}: ${says}`);
  }
  console.log(`${failures.length} sessions broke a property`);
  process.exitCode = 1;
}
