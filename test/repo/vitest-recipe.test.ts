import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { emptyDirectory } from '../e2e/command.js';
import { ROOT } from './source-files.js';

const DOCUMENT = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
const [, SHARDS, COUNT] =
  /shard: \[1, 2, (\d)\]\n(?:.*\n)*?.*vitest run --reporter=blob(?:.*\n)*?\s+- run: (test .*)\n.*--merge-reports/.exec(
    DOCUMENT,
  )!;

async function exitCodeWith(blobs: number): Promise<number | undefined> {
  const cwd = emptyDirectory();
  mkdirSync(join(cwd, '.vitest-reports'));
  for (let shard = 1; shard <= blobs; shard += 1)
    writeFileSync(join(cwd, `.vitest-reports/blob-${shard}-${SHARDS}.json`), '[]');
  return (await execa('bash', ['-e', '-c', COUNT!], { cwd, reject: false })).exitCode;
}

// vitest merges the blobs that there are, and passes where one is missing.
it('does not pass shards of vitest of which one has left no report', async () => {
  expect(await exitCodeWith(Number(SHARDS))).toBe(0);
  expect(await exitCodeWith(Number(SHARDS) - 1)).toBe(1);
});
