import { expect, it } from 'vitest';
import { command, compactor } from './command.js';

const FAST = ['--runs', '60', '--seed', '1', '--no-store', '--step-limit', '400ms', '--shrink-time', '2s'];

const CRASHES: [how: string, file: string, says: RegExp][] = [
  ['loops for ever', 'spins', /compact\(\) did not return: no answer within 400 ms/],
  ['never answers', 'never-answers', /compact\(\) did not return: no answer within 400 ms/],
  ['ends the process', 'exits', /compact\(\) ended the process: process\.exit\(0\) was called/],
  [
    'kills the process',
    'kills',
    /compact\(\) ended the process: process\.kill\(process\.pid, SIGKILL\) was called/,
  ],
  ['ends the thread for good', 'exits-for-good', /compact\(\) ended the process: the thread was ended/],
  ['crashes', 'crashes', /compact\(\) crashed: TypeError: Cannot read properties of undefined/],
  ['throws where nobody catches', 'stray-error', /crashed: Error: nobody waits for me/],
  [
    'returns nonsense',
    'nonsense',
    /compact\(\) returned nonsense: Expected `compact\(\)` to give an outcome/,
  ],
];

it.each(CRASHES)('judges a compactor that %s as crashed', async (_how, file, says) => {
  const { exitCode, stdout, stderr } = await command([
    'run',
    compactor(file),
    '--property',
    'Crash',
    ...FAST,
    // Each of them may cost a worker that has to be started anew.
    '--runs',
    '12',
  ]);
  expect(stdout).toMatch(says);
  expect(stdout).toMatch(/^ERRORED/m);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
});

it('stops searching after five cases that hang', async () => {
  const args = [
    'run',
    compactor('never-answers'),
    '--json',
    ...FAST,
    '--runs',
    '2000',
    '--shrink-time',
    '1ms',
  ];
  const { stdout } = await command(args);
  expect(JSON.parse(stdout)).toMatchObject({ ended: 'hung', verdict: 'errored' });
});

it('does not listen to what a compactor tells the host', async () => {
  const { exitCode, stderr } = await command([
    'run',
    compactor('talks-to-the-host'),
    '--property',
    'coverage/anchors-present',
    ...FAST,
  ]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

it('judges a compactor that changes its input', async () => {
  const { exitCode, stdout } = await command(['run', compactor('mutates'), '--property', 'K6', ...FAST]);
  expect(stdout).toContain('t1 was changed in the array or object that was handed over');
  expect(exitCode).toBe(1);
});

it('shows the beginning of what the compactor printed, and keeps the flood from the terminal', async () => {
  const args = ['run', compactor('floods'), '--property', 'coverage/anchors-present', ...FAST];
  const { exitCode, stdout, stderr } = await command(args);
  expect(stdout).toMatch(/The compactor printed \(and [\d,]+ characters more\)\n\s+│ noise 0/);
  expect(stdout).not.toContain('noise 1999');
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
});
