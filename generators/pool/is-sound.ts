import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import { POOL_VERSION, type Pool, placeOf } from './pool.js';
import { poolHash } from './pool-hash.js';

const SAMPLE_EVERY = 50;

/**
 * Whether a stored pool is whole and its counts are those of the tokenizer: another release may count differently, so
 * a sample is counted again.
 */
export function isSound(pool: Pool, tokenizer: Tokenizer): boolean {
  if (pool.version !== POOL_VERSION || pool.hash !== poolHash(pool)) return false;
  const encoding = placeOf(tokenizer.name);
  if (encoding === -1) return true;
  return pool.bodies.every(
    ({ text, last }, index) => index % SAMPLE_EVERY > 0 || last[encoding] === tokenizer.count(text),
  );
}
