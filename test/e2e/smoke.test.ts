import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { command, compactor } from './command.js';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const CLIENT = `node ${path('test/fixtures/children/client.mjs')}`;

it('tries a program in Python, and says how to go on', async () => {
  const line = `/usr/bin/python3 ${path('examples/python/checkpoint_pair.py')}`;
  const { exitCode, stdout } = await command(['smoke', '--command', line]);
  expect(stdout).toMatch(/✓ ends when its standard input ends\n\nWORKS · now check it/);
  expect(exitCode).toBe(0);
});

it('says what is wrong with a program that says no hello', async () => {
  const { exitCode, stdout } = await command(['smoke', '--command', `env FAULT=prints AT=hello ${CLIENT}`]);
  expect(stdout).toMatch(/✗ starts, and says hello\n {4}seen {2}.*the line: compacting\s+now/s);
  expect(stdout).toMatch(/^BROKEN · 1 of 1/m);
  expect(exitCode).toBe(1);
});

it('says of a module that spins where it does', async () => {
  const { exitCode, stdout } = await command(['smoke', compactor('spins'), '--step-limit', '300ms']);
  expect(stdout).toMatch(
    /✗ makes a pass, and says how it ended\n {4}seen {2}no answer within 300 ms\n {4}next {2}It blocks/,
  );
  expect(exitCode).toBe(1);
});
