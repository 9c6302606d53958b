import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const STATIC_IMPORT = /^(?:import|export)\s(?:[^'"]*\sfrom\s)?['"]([^'"]+)['"]/gm;

/** The packages that a built module needs before it can start, dynamic imports left out. */
function packagesOf(module: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(module.href)) return new Set();
  seen.add(module.href);
  const found = new Set<string>();
  for (const [, name = ''] of readFileSync(fileURLToPath(module), 'utf8').matchAll(STATIC_IMPORT)) {
    const names = name.startsWith('.') ? packagesOf(new URL(name, module), seen) : [name];
    for (const each of names) found.add(each);
  }
  return found;
}

it('loads nothing but commander for help, the version and usage errors', () => {
  const packages = packagesOf(new URL('../../dist/bundle/bin.js', import.meta.url));
  expect([...packages].filter((name) => !name.startsWith('node:'))).toEqual(['commander']);
});
