import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const here = new URL('.', import.meta.url);

export const readJson = (path) => JSON.parse(readFileSync(new URL(path, here), 'utf8'));

/** The version of a package that stands in this folder's node_modules; null if none does. */
export function installed(name) {
  const path = `node_modules/${name}/package.json`;
  return existsSync(new URL(path, here)) ? readJson(path).version : null;
}

/** Installs the packages of this folder, as locked, unless they are there. */
export function install() {
  const wanted = Object.entries(readJson('package.json').dependencies);
  if (wanted.every(([name, version]) => version.startsWith('file:') || installed(name) === version)) return;
  console.log('Installing the real compactors in field/ (about 1.1 GB) …\n');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) throw new Error('`npm ci` failed in field/.');
}
