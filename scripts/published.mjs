// Packs what would be published and asks two linters whether strangers can use it: its fields and files, and its types.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packInto } from './package/pack-into.mjs';

const folder = mkdtempSync(join(tmpdir(), 'compaction-check-published-'));
try {
  const { tarball, size, files } = packInto(folder);
  ask('publint', 'run', tarball, '--strict');
  ask('attw', tarball, '--profile', 'esm-only', '--no-definitely-typed');
  console.log(`${basename(tarball)}: ${files} files, ${Math.round(size / 1000)} kB packed.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Says nothing where a linter is content; else all that it said, and we fail as well. */
function ask(...command) {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], { encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exitCode = 1;
}
