import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, utimesSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readStore } from '../../dist/src/store/read-store.js';
import { updateStore } from '../../dist/src/store/update-store.js';
import { variantOf } from './counterexamples.mjs';
import { OWN, SHARED } from './shares.mjs';

const WRITER = fileURLToPath(new URL('writer.mjs', import.meta.url));

/** Lets so many processes write at once, of which some are killed on the way, while the store is read all the time. */
export async function crowd(root, report, sample, { writers, kills }) {
  const directory = join(root, 'store');
  const started = [];
  // They are made one handful at a time, and begin to write all at once.
  for (let next = 0; next < writers; next += cpus().length * 4) {
    const some = Array.from({ length: Math.min(cpus().length * 4, writers - next) }, (_, place) =>
      start(directory, sample, next + place, next + place < kills ? 'killed' : 'ends'),
    );
    await Promise.all(some.map(({ ready }) => ready));
    started.push(...some);
  }
  const victims = started.slice(0, kills);
  for (const { child } of started) child.stdin.write('go\n');
  const over = Promise.all(started.map(({ ended }) => ended)).then(() => true);
  const killing = Promise.all(
    victims.map(async ({ child, lines }, place) => {
      // Each at another moment of its writing, some of them before its first file is whole.
      while (child.exitCode === null && lines.length < place % 20) await pause(1);
      child.kill('SIGKILL');
    }),
  );
  let readings = 0;
  while (!(await Promise.race([over, pause(20, false)]))) {
    assert.deepEqual(readStore(directory).problems, [], 'a reader saw a file that was not whole');
    readings += 1;
  }
  await killing;
  return verdict({ directory, report, started, readings });
}

function start(directory, sample, writer, fate) {
  const child = spawn(process.execPath, [WRITER, directory, sample, String(writer), fate], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = [];
  child.stdin.on('error', () => {});
  const ready = new Promise((resolve) => {
    let begun = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const parts = (begun + text).split('\n');
      begun = parts.pop();
      for (const line of parts) line === 'ready' ? resolve() : lines.push(line);
    });
  });
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal === 'SIGKILL')));
  return { writer, child, lines, ready, ended };
}

async function verdict({ directory, report, started, readings }) {
  const wereKilled = await Promise.all(started.map(({ ended }) => ended));
  const killed = wereKilled.filter(Boolean).length;
  const survivors = started.filter((_, place) => !wereKilled[place]);
  for (const { writer, lines } of survivors)
    assert.equal(lines.at(-1), 'done', `writer ${writer} ended before its end`);

  const { cases, problems } = readStore(directory);
  assert.deepEqual(problems, []);
  const files = new Set(cases.map(({ file }) => file));
  const said = new Set(started.flatMap(({ lines }) => lines).filter((line) => line !== 'done'));
  for (const file of said) assert(files.has(file), `${file} was said to be written, and is not there`);

  const properties = report.properties.length;
  const whole = new Set(survivors.flatMap(({ writer }) => numbersOf(writer)));
  for (const { property, scenario } of cases) {
    assert(report.properties.some(({ id }) => id === property));
    whole.delete(scenario.settings.window - 10_000);
  }
  assert.equal(whole.size, 0, 'a conversation is missing');
  const once = new Set(cases.map(({ property, scenario }) => `${property} ${scenario.settings.window}`));
  assert.equal(once.size, cases.length, 'a failure has two files');

  const leftovers = () =>
    readdirSync(directory, { recursive: true }).filter((name) => name.endsWith('.unfinished'));
  const left = leftovers();
  // A process that is killed leaves at most one.
  assert(left.length <= killed, `${left.length} unfinished files of ${killed} killed processes`);
  for (const name of left) utimesSync(join(directory, name), 1, 1);
  const later = variantOf(report, 999_999, directory);
  updateStore(later, { prune: true });
  assert.deepEqual(leftovers(), []);
  assert.equal(readStore(directory).cases.length, cases.length + properties);
  return [
    `${started.length} writers at once, ${killed} of them killed: ${cases.length} failures, each in one file; read ${readings} times meanwhile, always whole`,
    `${left.length} unfinished files were left, which nobody read, and which a later --prune removed`,
  ];
}

function numbersOf(writer) {
  const own = Array.from({ length: OWN }, (_, number) => SHARED + writer * OWN + number);
  return [...Array(SHARED).keys(), ...own];
}
