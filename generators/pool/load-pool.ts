import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import { isSound } from './is-sound.js';
import type { Pool } from './pool.js';

/** Beside this module when the package is built; in `dist` when it runs from its sources, as tests do. */
const PLACES = ['./pool.json', '../../dist/generators/pool/pool.json'];

const loaded = new Map<string, Promise<Pool>>();

/** The pool, read once per process and tokenizer, or built anew where the stored one is missing or wrong. */
export function loadPool(tokenizer: Tokenizer): Promise<Pool> {
  let pool = loaded.get(tokenizer.name);
  if (!pool) {
    pool = readOrBuild(tokenizer);
    loaded.set(tokenizer.name, pool);
  }
  return pool;
}

async function readOrBuild(tokenizer: Tokenizer): Promise<Pool> {
  for (const place of PLACES) {
    const pool = await readPool(fileURLToPath(new URL(place, import.meta.url)));
    if (pool && isSound(pool, tokenizer)) return pool;
  }
  const { buildPool } = await import('./build-pool.js');
  return buildPool();
}

async function readPool(path: string): Promise<Pool | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Pool;
  } catch {
    return null;
  }
}
