import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import { POOL_VERSION, type Pool, placeOf } from './pool.js';
import { poolHash } from './pool-hash.js';

/** Beside this module when the package is built; in `dist` when it runs from its sources, as tests do. */
const PLACES = ['./pool.json', '../../dist/generators/pool/pool.json'];

const SAMPLE_EVERY = 50;

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

/** Another release of the tokenizer may count differently, so a sample is counted again. */
function isSound(pool: Pool, tokenizer: Tokenizer): boolean {
  if (pool.version !== POOL_VERSION || pool.hash !== poolHash(pool)) return false;
  const encoding = placeOf(tokenizer.name);
  if (encoding === -1) return true;
  return pool.bodies.every(
    ({ text, last }, index) => index % SAMPLE_EVERY > 0 || last[encoding] === tokenizer.count(text),
  );
}
