import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appears, compactor, emptyDirectory, start } from './command.js';

function startAnnouncing(name: string, ...more: string[]) {
  const announced = join(emptyDirectory(), 'announced');
  const args = [
    'run',
    compactor(name),
    '--property',
    'coverage/anchors-present',
    '--runs',
    '1000000',
    '--shrink-time',
    '100ms',
    ...more,
  ];
  return { announced, running: start(args, { env: { ANNOUNCE_TO: announced } }) };
}

it('prints what was found so far when it is interrupted, and exits with 130', async () => {
  const { announced, running } = startAnnouncing('announces');
  await appears(announced);
  running.kill('SIGINT');
  const { exitCode, stdout } = await running;
  expect(stdout).toContain('✗ coverage/anchors-present');
  expect(stdout).toContain('interrupted');
  expect(exitCode).toBe(130);
});

it('ends at once at the second interrupt', async () => {
  const { announced, running } = startAnnouncing('announces-and-spins', '--step-limit', '10m');
  await appears(announced);
  running.kill('SIGINT');
  await new Promise((resolve) => running.stderr?.once('data', resolve));
  running.kill('SIGINT');
  const { exitCode, stdout } = await running;
  expect({ exitCode, stdout }).toEqual({ exitCode: 130, stdout: '' });
});
