import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import { isSound } from './is-sound.js';
import type { Pool } from './pool.js';

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
  const pool = await readStored();
  if (pool && isSound(pool, tokenizer)) return pool;
  const { buildPool } = await import('./build-pool.js');
  return buildPool();
}

async function readStored(): Promise<Pool | null> {
  try {
    return JSON.parse(await readFile(createRequire(import.meta.url).resolve('#pool'), 'utf8')) as Pool;
  } catch {
    return null;
  }
}
