// Packs what would be published and asks two linters whether strangers can use it: its fields and files, and its types.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'compaction-check-published-'));
try {
  const [packed] = JSON.parse(
    output('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]),
  );
  const tarball = join(folder, packed.filename);
  output('npx', ['--no-install', 'publint', 'run', tarball, '--strict']);
  output('npx', ['--no-install', 'attw', tarball, '--profile', 'esm-only', '--no-definitely-typed']);
  console.log(`${packed.filename}: ${packed.entryCount} files, ${kilobytes(packed.size)} packed.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}

/** What a program prints; where it fails, all that it printed and its exit code are ours. */
function output(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return stdout;
  process.stderr.write(`${stdout}${stderr}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}
