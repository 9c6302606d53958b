import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A file of `reports/html/page`, as text. */
export function loadAsset(name: string): string {
  return readFileSync(resolve(`#page/${name}`), 'utf8');
}
