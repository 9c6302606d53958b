import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command, compactor, emptyDirectory, start } from './command.js';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const CLIENT = `node ${path('test/fixtures/children/client.mjs')}`;
const PYTHON = '/usr/bin/python3';
const python = (name: string) => `${PYTHON} ${path(`examples/python/${name}.py`)}`;
const FEW = ['--runs', '40', '--seed', '1', '--step-limit', '400ms', '--no-store'];

/** The command lines of the processes that run and hold a text. */
const processes = (text: string) =>
  execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !/^Z|ps -eo|bin\.js/.test(line));

const gone = async (text: string) => {
  for (let tries = 0; tries < 40 && processes(text).length > 0; tries += 1) await pause(50);
  return processes(text);
};

describe('a child', () => {
  it('that keeps to the protocol and keeps everything breaks no call', async () => {
    const { exitCode, stdout } = await command(['run', '--command', CLIENT, '--property', 'Crash', ...FEW]);
    expect(stdout).toMatch(/✓ failure\/no-crash/);
    expect(exitCode).toBe(0);
  });

  it('that does not say hello is a misuse, and what it wrote is shown', async () => {
    const { exitCode, stderr } = await command(['run', '--command', `env FAULT=says-why AT=hello ${CLIENT}`]);
    expect(stderr).toMatch(
      /CC_COMMAND_BROKEN[\s\S]*exit code 1; the end of its standard error: out of paper/,
    );
    expect(exitCode).toBe(3);
  });

  it.each([
    ['no-such-program', /CC_COMMAND_BROKEN[\s\S]*cannot be started/],
    ['python3 "open', /CC_COMMAND_INVALID[\s\S]*never closed/],
    ['cat x | sort', /CC_COMMAND_INVALID[\s\S]*is for a shell/],
  ])('that is `%s` is a misuse', async (line, says) => {
    const { exitCode, stderr } = await command(['run', '--command', line]);
    expect(stderr).toMatch(says);
    expect(exitCode).toBe(3);
  });

  it('that ends gets a verdict in the report, and the run goes on with another', async () => {
    const line = `env FAULT=says-why ${CLIENT}`;
    const { exitCode, stdout } = await command([
      'run',
      '--command',
      line,
      '--property',
      'Crash',
      ...FEW,
      '--shrink-time',
      '1ms',
    ]);
    expect(stdout).toMatch(/exit code 1; the end of its standard\s+error: out of paper/);
    expect(stdout).toMatch(/^ERRORED/m);
    expect(exitCode).toBe(1);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)('is ended when we are ended by %s', async (signal) => {
    // Children of other tests are none of ours.
    const mark = `door-${process.pid}-${signal}`;
    const running = start([
      'run',
      '--command',
      `env FAULT=ignores-sigterm AT=open ${CLIENT} ${mark}`,
      '--step-limit',
      '9s',
      '--no-store',
    ]);
    while (processes(mark).length === 0) await pause(50);
    await pause(300);
    running.kill(signal);
    if (signal === 'SIGINT') {
      // Two signals at once would arrive as one, after which the case may take its time.
      await pause(300);
      running.kill(signal);
    }
    await running;
    expect(await gone(mark)).toEqual([]);
  });
});

describe('a compactor in Python', () => {
  const stored = (cwd: string) =>
    (readdirSync(join(cwd, '.compaction-check'), { recursive: true }) as string[]).filter((name) =>
      name.endsWith('.json'),
    );

  it('is found with the counterexamples of its equal in TypeScript', async () => {
    const properties = ['coverage/anchors-present', 'coverage/anchored-only'].flatMap((id) => [
      '--property',
      id,
    ]);
    const args = ['--runs', '150', '--seed', '1', ...properties];
    const [here, there] = [emptyDirectory(), emptyDirectory()];
    const inProcess = await command(['run', compactor('input-range'), ...args], { cwd: here });
    const inPython = await command(['run', '--command', python('input_range'), ...args], { cwd: there });
    expect([inProcess.exitCode, inPython.exitCode]).toEqual([1, 1]);
    expect(stored(there).sort()).toEqual(stored(here).sort());
    expect(stored(there)).toHaveLength(2);
    const file = join(there, '.compaction-check', stored(there)[0]!);
    expect(await command(['replay', file, '--command', python('input_range')])).toMatchObject({
      exitCode: 1,
    });
    expect(await command(['replay', file, '--command', python('checkpoint_pair')])).toMatchObject({
      exitCode: 0,
    });
  });

  it('passes when it is right', async () => {
    const { exitCode, stdout } = await command([
      ...['run', '--command', python('checkpoint_pair'), '--runs', '300', '--seed', '1', '--no-store'],
    ]);
    expect(stdout).toMatch(/^PASSED/m);
    expect(exitCode).toBe(0);
  });
});
