import { expect, it } from 'vitest';
import { command, compactor } from './command.js';

const SMALL = ['--runs', '60', '--seed', '1', '--no-store'];

it('exits with 0 when all that was asked for holds', async () => {
  const { exitCode, stdout } = await command([
    'run',
    compactor('reference'),
    '--property',
    'coverage/anchors-present',
    ...SMALL,
  ]);
  expect(stdout).toMatch(/^PASSED · 1 held · 60 runs/m);
  expect(exitCode).toBe(0);
});

it('exits with 1 when a property breaks, and shows how', async () => {
  const { exitCode, stdout } = await command([
    'run',
    compactor('input-range'),
    '--property',
    'coverage/anchors-present',
    ...SMALL,
  ]);
  expect(stdout).toContain('✗ coverage/anchors-present');
  expect(stdout).toMatch(/^FAILED · 1 broken/m);
  expect(exitCode).toBe(1);
});

it('exits with 2 when a premise did not occur', async () => {
  const { exitCode, stdout } = await command([
    'run',
    compactor('configured'),
    '--property',
    'team/never',
    ...SMALL,
  ]);
  expect(stdout).toMatch(/^UNKNOWN · 1 unknown/m);
  expect(exitCode).toBe(2);
});

it('repeats a run that has the same seed', async () => {
  const args = ['run', compactor('input-range'), '--json', ...SMALL];
  const [one, other] = await Promise.all([command(args), command(args)]);
  const withoutTime = ({ stdout }: { stdout: string }) => ({ ...JSON.parse(stdout), durationMs: 0 });
  expect(withoutTime(one)).toEqual(withoutTime(other));
});

it('takes the options of a configuration, and lets flags win over them', async () => {
  const args = ['run', compactor('configured'), '--json', '--no-store', '--runs', '7'];
  const { settings } = JSON.parse((await command(args)).stdout);
  expect(settings).toMatchObject({
    runs: 7,
    seed: 5,
    properties: ['coverage/anchors-present', 'team/dashes'],
  });
});

it('judges a property of the configuration', async () => {
  const args = ['run', compactor('configured'), '--no-store', '--property', 'team/dashes'];
  const { exitCode, stdout } = await command(args);
  expect(stdout).toContain('✗ team/dashes');
  expect(exitCode).toBe(1);
});
