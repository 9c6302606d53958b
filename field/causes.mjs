import { existsSync, readFileSync } from 'node:fs';
import { brokenIn, reportOf } from './command.mjs';
import { installed, readJson } from './install.mjs';

/** The causes that were found in the source of a package, each with a scenario that shows it. */
export function causesIn(name) {
  return readJson('causes.json').filter((cause) => cause.package === name);
}

/** What is wrong with an entry by now; null if it still holds. */
export function problemOf(cause, adapter) {
  const version = installed(cause.package);
  if (version !== cause.version) return `it was written for ${cause.version}, and ${version} is installed`;
  const source = new URL(`node_modules/${cause.package}/${cause.file}`, import.meta.url);
  const isThere = existsSync(source) && readFileSync(source, 'utf8').includes(`${cause.function}(`);
  if (!isThere) return `${cause.file} has no such function`;
  const broken = brokenIn(reportOf('replay', `field/${cause.scenario}`, adapter));
  return broken.some(({ id }) => id === cause.property) ? null : 'its scenario no longer breaks the property';
}
