import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
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
  const json = join(tmpdir(), `smoke-${process.pid}.json`);
  const line = `env FAULT=prints AT=hello ${CLIENT}`;
  const { exitCode, stdout } = await command(['smoke', '--command', line, '--json', json]);
  expect(stdout).toMatch(/✗ starts, and says hello\n {4}seen {2}.*the line: compacting\s+now/s);
  expect(stdout).toMatch(/^BROKEN · 1 of 1/m);
  expect(exitCode).toBe(1);
  const report = JSON.parse(readFileSync(json, 'utf8'));
  expect(report.checks).toMatchObject([{ does: 'starts, and says hello', result: 'failed' }]);
  const schema = JSON.parse(readFileSync(path('schemas/smoke.schema.json'), 'utf8'));
  expect(new Ajv2020({ allowUnionTypes: true }).validate(schema, report)).toBe(true);
});

it('says of a module that spins where it does', async () => {
  const { exitCode, stdout } = await command(['smoke', compactor('spins'), '--step-limit', '300ms']);
  expect(stdout).toMatch(
    /✗ makes a pass, and says how it ended\n {4}seen {2}no answer within 300 ms\n {4}next {2}It blocks/,
  );
  expect(exitCode).toBe(1);
});
