import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { obeyed } from '../reports/github/obeyed.js';
import { streamProblems } from '../reports/jsonl/stream-schema.js';
import { junitProblems } from '../reports/junit/junit-schema.js';
import { sarifProblems } from '../reports/sarif/sarif-schema.js';
import { command, compactor, emptyDirectory } from './command.js';

it('writes all reports on one run at once, with the file below the top of its repository', async () => {
  const root = emptyDirectory();
  mkdirSync(join(root, '.git'));
  const cwd = join(root, 'packages/a');
  mkdirSync(cwd, { recursive: true });
  writeFileSync(
    join(cwd, 'mine.ts'),
    `export { default } from ${JSON.stringify(compactor('input-range'))};\n`,
  );
  const files = [
    '--junit',
    'out/junit.xml',
    '--sarif',
    'out/a.sarif',
    '--markdown-comment',
    'out/comment.md',
    '--jsonl',
    'out/runs.jsonl',
    '--html',
    'out/',
  ];
  const { exitCode, stdout, stderr } = await command(
    [
      ...['run', 'mine.ts', '--seed', '1', '--runs', '60', '--property', 'coverage/anchors-present'],
      ...['--github', '--json', 'out/report.json', ...files],
    ],
    { cwd, env: { GITHUB_STEP_SUMMARY: join(root, 'summary.md') } },
  );
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
  const read = (name: string) => readFileSync(join(cwd, 'out', name), 'utf8');

  expect(await junitProblems(read('junit.xml'))).toEqual([]);
  expect(read('junit.xml')).toContain('<failure message="');
  expect(sarifProblems(read('a.sarif'))).toEqual([]);
  const [result] = JSON.parse(read('a.sarif')).runs[0].results;
  expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe('packages/a/mine.ts');
  const { counterexample, broken } = JSON.parse(read('report.json')).properties[0];
  const { file } = counterexample;
  expect(file).toContain(result.partialFingerprints['compactionCheck/v1']);

  expect(streamProblems(read('runs.jsonl'))).toEqual([]);
  const [start, ...runs] = read('runs.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(start).toMatchObject({ type: 'start', settings: { seed: 1, runs: 60 } });
  expect(runs.pop()).toMatchObject({ type: 'end', runs: 60, verdict: 'failed' });
  expect(runs.map(({ run }) => run)).toEqual([...Array(60).keys()]);
  expect(runs.filter((run) => run.broken.length > 0)).toHaveLength(broken);

  expect(read('index.html')).toContain(`replay ${file} mine.ts`);
  expect(read('index.html').split('<details class="counterexample"')).toHaveLength(2);

  const commands = obeyed(stdout);
  expect(commands.map(({ name }) => name)).toEqual(['stop-commands', 'error']);
  expect(commands[1]!.properties).toMatchObject({ file: 'packages/a/mine.ts' });
  expect(stdout).toMatch(/^FAILED · 1 broken/m);
  const summary = readFileSync(join(root, 'summary.md'), 'utf8');
  expect(summary).toMatch(/^## FAILED: /);
  expect(read('comment.md')).toContain(summary);
  expect(summary).toContain('### Newly broken: 1 property');
}, 120_000);
