import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openProject, runVitest, startVitest } from './project.js';

const { folder, remove } = openProject();
afterAll(remove);

const store = join(folder, '.compaction-check');
afterEach(() => rmSync(store, { recursive: true, force: true }));

const counterexamples = () =>
  existsSync(store)
    ? readdirSync(store, { recursive: true }).filter((name) => `${name}`.endsWith('.json'))
    : [];

const statuses = (files: Awaited<ReturnType<typeof runVitest>>['files']) =>
  Object.values(files).flatMap((tests) =>
    tests.map(({ suite, name, status }) => `${suite} ${name} ${status}`),
  );

it('judges with -t only the properties that are named', async () => {
  const seed = { COMPACTION_CHECK_SEED: '7' };
  const { files, output } = await runVitest(folder, ['broken', '-t', 'coverage/anchors-present$'], seed);
  expect(statuses(files).filter((test) => !test.endsWith('skipped'))).toEqual([
    'input-range coverage/anchors-present failed',
  ]);
  expect(counterexamples().map((name) => `${name}`)).toEqual([
    expect.stringMatching(/^coverage\/anchors-present\/[0-9a-f]{12}\.json$/),
  ]);
  expect(output).toContain('COMPACTION_CHECK_SEED=7 ');
});

it('runs every test in one shard, and merges their blobs to a report of all', async () => {
  const blobs = join(folder, 'blobs');
  const shards = await Promise.all(
    [1, 2].map((index) =>
      runVitest(folder, [
        ...['correct', 'broken', `--shard=${index}/2`],
        ...['--reporter=blob', `--outputFile.blob=${join(blobs, `${index}.json`)}`],
      ]),
    ),
  );
  const names = shards.map(({ files }) => Object.keys(files));
  expect(names.map((files) => files.length)).toEqual([1, 1]);
  const merged = await runVitest(folder, [`--merge-reports=${blobs}`]);
  const whole = Object.assign({}, ...shards.map(({ files }) => files));
  expect(statuses(merged.files).sort()).toEqual(statuses(whole).sort());
  expect(Object.keys(merged.files).sort()).toEqual(['broken', 'correct']);
  expect(merged.exitCode).toBe(1);
  // A blob keeps the story of a failure, and a skipped test's reason.
  expect(merged.output).toContain('A checkpoint never lists a turn as covered');
  expect(merged.output).toContain('understand  npx compaction-check explain coverage/anchors-present');
});

it('says the same of concurrent tests in forks, in colours that no report takes up', async () => {
  const junit = join(folder, 'junit.xml');
  const args = ['broken', 'correct', '--pool=forks', '--sequence.concurrent', '--retry=1'];
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${junit}`];
  const coloured = { NO_COLOR: undefined, FORCE_COLOR: '1' } as never;
  const { all } = await startVitest(folder, ['run', ...args, ...reporters], coloured);
  expect(all).toContain('\u001B[36mnpx compaction-check explain coverage/anchors-present\u001B[39m');
  expect(stripVTControlCharacters(all)).toMatch(/2 failed \| 5 passed \| 2 skipped \(9\)/);
  const xml = readFileSync(junit, 'utf8');
  expect(xml.match(/<testcase /g)).toHaveLength(9);
  expect(xml).not.toMatch(/\[\d+m/);
});

it('stops at the first failure with --bail', async () => {
  const { files } = await runVitest(folder, ['broken', '--bail=1']);
  expect(statuses(files).filter((test) => test.endsWith('failed'))).toHaveLength(1);
});

const MENDED = `
import { buildCheckpoint, reconstruct } from 'compaction-check';
export default { name: 'mended', buildCheckpoint, reconstruct };
`;

it('reads the compactor again in watch mode, and is not called by what it writes', async () => {
  const watching = startVitest(folder, ['watch', 'broken', '-t', 'coverage/anchors-present$']);
  const lines = watching.iterable({ from: 'all', preserveNewlines: false });
  const until = async (words: RegExp) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`vitest ended before it said ${words}`);
      if (words.test(`${value}`)) return `${value}`;
    }
  };
  expect(await until(/^ +Tests /)).toContain('1 failed | 4 skipped');
  await until(/Watching for file changes/);
  writeFileSync(join(folder, 'compactors/input-range.ts'), MENDED);
  expect(await until(/RERUN/)).toContain('compactors/input-range.ts x1');
  expect(await until(/^ +Tests /)).toContain('1 passed | 4 skipped');
  watching.kill();
});
