import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the build reads. */
const SOURCES = [
  'src',
  'properties',
  'generators',
  'reports',
  'compactors',
  'scripts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Whether what was built is younger than all it was built of, folders included, which tell of removed files. */
export function isBuilt(root) {
  const built = join(root, 'dist/bundle/bin.js');
  return existsSync(built) && SOURCES.every((source) => newest(join(root, source)) < statSync(built).mtimeMs);
}

function newest(path) {
  const stats = statSync(path);
  const within = stats.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...within);
}
