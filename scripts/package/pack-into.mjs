import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../docs/markdown.mjs';

/** Packs what was built into a folder: the path of the tarball, its size in bytes, and how many files are in it. */
export function packInto(folder) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' }));
  return { tarball: join(folder, packed.filename), size: packed.size, files: packed.entryCount };
}
