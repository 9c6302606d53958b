// Plays children that misbehave in every way on the command door, and shows that none of them hangs or ends the host,
// that none is left behind, that memory stays bounded, and that each gets a verdict with evidence. `--cases 10000 --seed 1
// --lanes 4` is what it does if nothing else is said; `--quick` leaves out those that are waited for 15 seconds,
// and `--minutes` ends it sooner.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { medianOf } from '../bench/figures/median-of.mjs';

const HOST = fileURLToPath(new URL('hostile-children/host.mjs', import.meta.url));
/** A hello is waited for 15 seconds, and what hangs when it is closed for 2 more; a busy machine adds to that. */
const MOST_MS = 120_000;
const MOST_RSS_MB = 768;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '600' },
    quick: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const [cases, seed, lanes] = [values.cases, values.seed, values.lanes].map(Number);
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const mark = `hostile-${process.pid}-${seed}`;
const started = performance.now();
const seen = [];
let zombies = 0;
let most = 0;

const minutes = Number(values.minutes);
const task = JSON.stringify({ root, mark, seed, cases, lanes, minutes, isQuick: values.quick });
const host = spawn(process.execPath, ['--expose-gc', HOST, task], { stdio: ['ignore', 'pipe', 'pipe'] });
const failures = [];
// What the children say on their standard error comes along.
host.stderr.resume();
const ended = new Promise((resolve) => host.on('close', (code, signal) => resolve(signal ?? code)));
let last = performance.now();
const watch = setInterval(() => {
  const rows = processes();
  zombies = Math.max(
    zombies,
    rows.filter(({ ppid, stat }) => ppid === host.pid && stat.startsWith('Z')).length,
  );
  most = Math.max(most, rows.filter(({ args }) => args.includes(mark) && args.includes('child.mjs')).length);
  if (performance.now() - last > MOST_MS) host.kill('SIGKILL');
}, 500);
for await (const line of createInterface({ input: host.stdout })) {
  last = performance.now();
  const one = JSON.parse(line);
  if (one.failure) {
    failures.push(one.failure);
    continue;
  }
  seen.push(one);
  if (values.verbose)
    console.log(`${one.number} ${one.place}: ${one.deed} → ${one.kind} ${one.says} (${one.took} ms)`);
}
const end = await ended;
clearInterval(watch);
try {
  const rss = seen.map((one) => one.rss / 2 ** 20);
  const greedy = seen.reduce((most, one) => (one.peak > most.peak ? one : most));
  const peak = greedy.peak / 2 ** 20;
  const tenth = Math.max(1, Math.floor(seen.length / 10));
  // Told before it is judged, since it tells a peak from growth.
  console.log(
    `memory of the host: at most ${peak.toFixed(0)} MB at any time, reached by case ${greedy.number} (${greedy.place}: ${greedy.deed}); median of the first tenth ${medianOf(rss.slice(0, tenth)).toFixed(0)} MB, of the last ${medianOf(rss.slice(-tenth)).toFixed(0)} MB`,
  );
  assert.deepEqual(failures, []);
  assert.equal(end, 0, `the host ended with ${end} after ${seen.length} cases`);
  assert(seen.length === cases || performance.now() - started > minutes * 60_000);
  for (const { number, place, deed, due, kind, says, took } of seen) {
    const about = `case ${number} (${place}: ${deed}): ${kind} ${says}`;
    assert(took < MOST_MS, `${about}, after ${took} ms`);
    const wanted = due === 'nothing' ? 'none' : due;
    assert(due === 'any' || kind === wanted || kind === 'hung', `${about}, and ${wanted} was due`);
  }
  // What the host had to end when it ended itself has a moment for it.
  for (let tries = 0; left().length > 0 && tries < 20; tries += 1) await pause(100);
  assert.deepEqual(left(), [], 'processes are left behind');
  assert.equal(zombies > lanes * 2, false, `${zombies} zombies at once`);
  assert(peak < MOST_RSS_MB, `the host took ${peak.toFixed(0)} MB`);
  const kinds = new Map();
  for (const { kind } of seen) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const counts = [...kinds].map(([kind, some]) => `${some} ${kind === 'none' ? 'held' : kind}`);
  console.log(`${seen.length} children that misbehave (seed ${seed}): ${counts.sort().join(', ')}`);
  console.log(
    `slowest case ${Math.max(...seen.map(({ took }) => took))} ms; at most ${most} children at once, ${zombies} of them not yet waited for; none left behind`,
  );
  console.log(`each had a verdict with evidence, in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} finally {
  host.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
}

function left() {
  return processes()
    .filter(({ pid, args }) => pid !== process.pid && pid !== host.pid && args.includes(mark))
    .map(({ args }) => args);
}

function processes() {
  const text = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return text.split('\n').flatMap((row) => {
    const [, pid, ppid, stat, args] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(row) ?? [];
    return pid === undefined ? [] : { pid: Number(pid), ppid: Number(ppid), stat, args };
  });
}
