import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const BROKEN = [
  'run',
  compactor('input-range'),
  '--property',
  'coverage/anchors-present',
  '--runs',
  '60',
  '--seed',
  '1',
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what this is about.
const ESCAPE = /\u001b/;

it('writes no escape codes and no progress into a pipe, in CI neither', async () => {
  const { stdout, stderr } = await command(BROKEN, { env: { CI: 'true' } });
  expect(stdout).not.toMatch(ESCAPE);
  expect(stderr).toBe('');
});

it('writes colours into a pipe when they are forced, and none when NO_COLOR is set, too', async () => {
  const forced = await command(['list'], { env: { FORCE_COLOR: '1' } });
  expect(forced.stdout).toMatch(ESCAPE);
  const none = await command(['list'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } });
  expect(none.stdout).not.toMatch(ESCAPE);
});

it('stores each counterexample under its property, and names the file in the report', async () => {
  const cwd = emptyDirectory();
  const { stdout } = await command([...BROKEN, '--json'], { cwd });
  const { file } = JSON.parse(stdout).properties[0].counterexample;
  expect(file).toMatch(/^\.compaction-check\/coverage\/anchors-present\/[0-9a-f]{12}\.json$/);
  expect(JSON.parse(readFileSync(join(cwd, file), 'utf8'))).toMatchObject({ version: 1, file });
  expect(readdirSync(join(cwd, '.compaction-check/coverage/anchors-present'))).toHaveLength(1);
});

it('stores elsewhere, or not at all, when told so', async () => {
  const cwd = emptyDirectory();
  await command([...BROKEN, '--no-store'], { cwd });
  expect(readdirSync(cwd)).toEqual([]);
  await command([...BROKEN, '--store', 'found'], { cwd });
  expect(readdirSync(cwd)).toEqual(['found']);
});

it('writes reports to files beside the text', async () => {
  const cwd = emptyDirectory();
  const { stdout } = await command([...BROKEN, '--json', 'out/report.json', '--markdown', 'bugs/'], { cwd });
  expect(stdout).toMatch(/^FAILED/m);
  expect(JSON.parse(readFileSync(join(cwd, 'out/report.json'), 'utf8')).verdict).toBe('failed');
  expect(readFileSync(join(cwd, 'bugs/coverage-anchors-present.md'), 'utf8')).toMatch(/^## /);
});

it('writes no Markdown where nothing broke', async () => {
  const cwd = emptyDirectory();
  const args = [
    'run',
    compactor('reference'),
    '--property',
    'coverage/anchors-present',
    '--runs',
    '20',
    '--markdown',
    'bug.md',
  ];
  await command(args, { cwd });
  expect(existsSync(join(cwd, 'bug.md'))).toBe(false);
});

it('prints only failures and the last line with --quiet', async () => {
  const args = [
    'run',
    compactor('reference'),
    '--property',
    'coverage/anchors-present',
    '--runs',
    '20',
    '--seed',
    '1',
    '--quiet',
  ];
  const { stdout } = await command(args);
  expect(stdout.split('\n').length).toBeLessThanOrEqual(2);
});

it('explains a property by its id and by a clause', async () => {
  const [byId, byClause] = await Promise.all([
    command(['explain', 'conservation/partition']),
    command(['explain', 'S5']),
  ]);
  expect(byId.stdout).toContain('How to fix a breach');
  expect(byClause).toEqual(byId);
});

it('prints its version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await command(['--version'])).toEqual({ exitCode: 0, stdout: version, stderr: '' });
});

it('tells what was found even where it cannot be stored', async () => {
  const cwd = emptyDirectory();
  mkdirSync(join(cwd, 'store'));
  // In the way of the folders that counterexamples go to.
  for (const name of ['coverage', 'reconstruction', 'conservation', 'budget', 'protocol', 'failure'])
    writeFileSync(join(cwd, 'store', name), '');
  const reports = ['--junit', 'junit.xml', '--json', 'store', '--jsonl', 'runs.jsonl'];
  const { exitCode, stdout, stderr } = await command([...BROKEN, '--store', 'store', ...reports], { cwd });
  expect(stdout).toMatch(/^FAILED/m);
  expect(stderr).toContain('error CC_FILE_UNWRITABLE');
  expect(stderr).toMatch(/store could not be written: EISDIR/);
  expect(readFileSync(join(cwd, 'junit.xml'), 'utf8')).toContain('<failure');
  expect(readFileSync(join(cwd, 'runs.jsonl'), 'utf8')).toContain('"type":"end"');
  expect(exitCode).toBe(3);
});

it('prints what occurred in the scenarios when asked, and has it in the JSON', async () => {
  const { stdout } = await command([...BROKEN, '--no-store', '--statistics']);
  expect(stdout).toMatch(/^ {2}at the ceiling +\d+ +[\d.]+ % +[\d.]+ to [\d.]+ % +9 % /m);
  const json = await command([...BROKEN, '--no-store', '--statistics', '--json']);
  const { statistics, runs } = JSON.parse(json.stdout);
  const shown = statistics.find(({ label }: { label: string }) => label === 'up to 20 turns');
  expect(shown).toMatchObject({ whole: runs, required: 0.8 });
  expect(stdout).toContain(`up to 20 turns  `);
  expect(shown.part).toBeGreaterThan(runs / 2);
});
