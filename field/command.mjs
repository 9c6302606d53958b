import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = fileURLToPath(new URL('../dist/bundle/bin.js', import.meta.url));

/** The report of one call of `compaction-check`, made from the root of the repository. */
export function reportOf(...args) {
  if (!existsSync(bin)) throw new Error('The package is not built: run `npm run build` first.');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--json'], options);
  if (status !== null && status <= 2) return JSON.parse(stdout);
  throw new Error(`compaction-check ${args.join(' ')} ended with exit code ${status}.\n${stderr}`);
}

/** Whether a property is broken, by its verdict. */
export const isBroken = ({ verdict }) => verdict === 'failed' || verdict === 'errored';

/** The properties that a report finds broken. */
export function brokenIn({ properties }) {
  return properties.filter(isBroken);
}
