import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A small share of what `npm run strength` does. */
/** A small share of what `npm run strength` does. */
const linesOf = (args: readonly string[]) =>
  execFileSync(process.execPath, ['bench/strength/run.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const lines = linesOf([
  ...['--seeds', '1', '--shrink', '1', '--runs', '200', '--matrix', '20'],
  ...['--only', 'input-range,always-compacted'],
]);
const baseline = (name: string) => lines.filter((line) => line.baseline === name);

it('finds faults, ends at the certified minimum, and fills a row of the matrix', () => {
  const trials = lines.filter(({ seed, baseline }) => seed === 1 && baseline === undefined);
  expect(trials.map(({ detected }) => detected)).toEqual([true, true]);
  for (const { size, minimum } of trials) expect(size).toEqual(minimum);
  const rows = lines.filter(({ matrix }) => matrix !== undefined);
  for (const { compactor, matrix } of rows) {
    const { property } = trials.find((trial) => trial.compactor === compactor);
    expect(matrix.breaks).toContain(property);
    expect(matrix.breaks).toEqual(expect.arrayContaining(matrix.first));
  }
  expect(rows).toHaveLength(2);
});

it('sets baselines beside that: markers, untyped messages, shrinking by fast-check alone, one example for each property', () => {
  const sizes = baseline('fast-check').map(({ size }) => size);
  const minima = lines.flatMap(({ minimum }) => (minimum ? [minimum] : []));
  expect(sizes).toHaveLength(2);
  sizes.forEach((size, place) => {
    const [turns, steps] = minima[place];
    expect(size[0]).toBeGreaterThanOrEqual(turns);
    expect(size[1]).toBeGreaterThanOrEqual(steps);
  });
  expect(baseline('markers').map(({ detected }) => detected)).toEqual([false, false]);
  expect(baseline('untyped')).toHaveLength(2);
  // Both are the first that their property was written for.
  expect(baseline('examples').map(({ detected, own }) => [detected, own])).toEqual([
    [true, true],
    [true, true],
  ]);
});

it('gives the same from several processes, compactor by compactor', () => {
  const args = [
    '--seeds',
    '1',
    '--matrix',
    '0',
    '--only',
    'input-range,always-compacted',
    '--processes',
    '2',
  ];
  const told = linesOf(args).filter(({ seed }) => seed === 1);
  expect(told.map(({ compactor }) => compactor)).toEqual(['input-range', 'always-compacted']);
});
