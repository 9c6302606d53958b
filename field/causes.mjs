import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installed, readJson } from './install.mjs';

const REPLAY = fileURLToPath(new URL('replay-scenarios.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The causes that were found in the source of what a subject checks, each with a scenario that shows it. */
export function causesOf({ only }) {
  return readJson('causes.json').filter(({ subjects }) => subjects.includes(only));
}

/** Each cause with what is wrong with it by now; null where it still holds. */
export function problemsOf(causes, adapter) {
  const broken = brokenBy(new Set(causes.map(({ scenario }) => `field/${scenario}`)), adapter);
  return causes.map((cause) => ({ cause, problem: problemOf(cause, broken[`field/${cause.scenario}`]) }));
}

function problemOf(cause, broken) {
  const version = installed(cause.package);
  if (version !== cause.version) return `it was written for ${cause.version}, and ${version} is installed`;
  const source = new URL(`node_modules/${cause.package}/${cause.file}`, import.meta.url);
  const isThere = existsSync(source) && readFileSync(source, 'utf8').includes(`${cause.function}(`);
  if (!isThere) return `${cause.file} has no such function`;
  return broken.includes(cause.property) ? null : 'its scenario no longer breaks the property';
}

/** Which properties each scenario breaks; all of them are replayed in one process. */
function brokenBy(scenarios, adapter) {
  if (scenarios.size === 0) return {};
  // What packages print is not ours to read.
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe', 'pipe'] };
  const { status, stderr, output } = spawnSync(process.execPath, [REPLAY, adapter, ...scenarios], options);
  if (status === 0) return JSON.parse(output[3]);
  throw new Error(`The scenarios of ${adapter} could not be replayed.\n${stderr}`);
}
