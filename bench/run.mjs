// Runs every benchmark of this folder, one after the other; each prints a line of JSON for each figure.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('.', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'run.mjs');
for (const name of names.sort()) {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(name, folder)), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
