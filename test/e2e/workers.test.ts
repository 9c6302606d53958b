import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const timeless = (text: string) =>
  JSON.parse(text, (key, value) => (key === 'durationMs' || key === 'ms' ? 0 : value));

it('finds with two workers what one finds, although one of them is ended by the compactor', async () => {
  const run = ['run', compactor('exits'), '--runs', '4', '--seed', '1', '--json', '--no-store'];
  const limits = ['--property', 'Crash', '--property', 'S1', '--shrink-time', '1ms'];
  const [one, two] = await Promise.all([
    command([...run, ...limits]),
    command([...run, ...limits, '--workers', '2']),
  ]);
  expect(two.exitCode).toBe(1);
  expect(timeless(two.stdout)).toEqual(timeless(one.stdout));
});

it('writes a line for each run of all workers', async () => {
  const file = join(emptyDirectory(), 'runs.jsonl');
  const args = ['--runs', '9', '--seed', '1', '--no-store', '--jsonl', file, '--workers', '2'];
  const { exitCode } = await command(['run', compactor('reference'), '--property', 'S1', ...args]);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type }) => type)).toEqual(['start', ...Array(9).fill('run'), 'end']);
  expect(lines.flatMap(({ run }) => run ?? []).sort((a, b) => a - b)).toEqual([...Array(9).keys()]);
  expect([0, 2]).toContain(exitCode);
});

it('says which numbers of workers there are, and what several cannot do', async () => {
  const [none, bailing] = await Promise.all([
    command(['run', compactor('reference'), '--workers', '0']),
    command(['run', compactor('reference'), '--workers', '2', '--bail']),
  ]);
  expect(none.stderr).toContain('a whole number from 1 to 64');
  expect(bailing.stderr).toContain('CC_WORKERS_UNFIT');
  expect([none.exitCode, bailing.exitCode]).toEqual([3, 3]);
});
