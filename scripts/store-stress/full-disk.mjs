import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILLER = fileURLToPath(new URL('filler.mjs', import.meta.url));

/** Fills a disk with failures: a small one of its own where that can be made, else a limit on what a process writes. */
export function fullDisk(root, sample) {
  mkdirSync(root, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', root]).status === 0;
  try {
    return mounted ? fill(root, 'full disk', sample) : limited(root, sample);
  } finally {
    if (mounted) spawnSync('umount', [root]);
  }
}

function fill(root, name, sample) {
  const directory = join(root, 'store');
  const first = spawnSync(process.execPath, [FILLER, sample, directory, '0'], { encoding: 'utf8' });
  assert.equal(first.status, 0, first.stderr);
  const { written, error, problems } = JSON.parse(first.stdout);
  assert(written > 0 && error?.code === 'CC_FILE_UNWRITABLE', `${name}: ${first.stdout}`);
  assert.deepEqual(problems, [], `${name}: what was written before is no longer whole`);
  assert.deepEqual(unfinishedIn(directory), []);
  return [
    `${name}: ${written} failures were written, the next was ${error.code} (${error.says}), and all before it are whole`,
    ...again(sample, directory, written),
  ];
}

/** What was in the way is gone, and the store goes on. */
function again(sample, directory, written) {
  const [victim] = readdirSync(join(directory, 'coverage/anchors-present'));
  rmSync(join(directory, 'coverage/anchors-present', victim));
  const later = spawnSync(process.execPath, [FILLER, sample, directory, '500', '1'], { encoding: 'utf8' });
  assert.equal(later.status, 0, later.stderr);
  const { written: more, error } = JSON.parse(later.stdout);
  assert(more === 1 && error === null, later.stdout);
  return [`room for one more of ${written}, and it was written`];
}

/** No file may be longer than a kilobyte, which no failure keeps to. */
function limited(root, sample) {
  const directory = join(root, 'store');
  mkdirSync(join(directory, 'coverage/anchors-present'), { recursive: true });
  const other = join(directory, 'note.txt');
  writeFileSync(other, 'note');
  const shell = [
    '-c',
    `ulimit -f 1; trap '' XFSZ; exec "$@"`,
    '-',
    process.execPath,
    FILLER,
    sample,
    directory,
    '0',
    '1',
  ];
  const { stdout, stderr } = spawnSync('bash', shell, { encoding: 'utf8' });
  const { written, error } = JSON.parse(stdout || JSON.stringify({ error: { says: stderr } }));
  assert.equal(written, 0);
  assert.equal(error.code, 'CC_FILE_UNWRITABLE');
  assert.deepEqual(unfinishedIn(directory), []);
  assert.equal(readFileSync(other, 'utf8'), 'note');
  return [`limit on files: nothing half was written, ${error.code} (${error.says})`];
}

function unfinishedIn(directory) {
  return readdirSync(directory, { recursive: true }).filter((name) => name.endsWith('.unfinished'));
}
