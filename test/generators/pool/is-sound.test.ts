import { expect, it } from 'vitest';
import { isSound } from '../../../generators/pool/is-sound.js';
import { loadPool } from '../../../generators/pool/load-pool.js';
import type { Pool } from '../../../generators/pool/pool.js';
import { poolHash } from '../../../generators/pool/pool-hash.js';
import { customTokenizer } from '../../../src/tokens/custom-tokenizer.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';

const tokenizer = await loadTokenizer('o200k_base');
const pool = await loadPool(tokenizer);
const withHash = (changed: Pool): Pool => ({ ...changed, hash: poolHash(changed) });

it('holds for the stored pool, with either encoding and with a tokenizer of one’s own', async () => {
  expect(isSound(pool, tokenizer)).toBe(true);
  expect(isSound(pool, await loadTokenizer('cl100k_base'))).toBe(true);
  expect(
    isSound(
      pool,
      customTokenizer('quarters', (text) => Math.ceil(text.length / 4)),
    ),
  ).toBe(true);
});

it('fails for a pool that was changed after it was written', () => {
  expect(isSound({ ...pool, padWords: ['other'] }, tokenizer)).toBe(false);
});

it('fails for a pool of another version', () => {
  expect(isSound(withHash({ ...pool, version: 0 as 2 }), tokenizer)).toBe(false);
});

it('fails where the tokenizer counts differently now', () => {
  const { count, ...others } = tokenizer;
  expect(isSound(pool, { ...others, count: (text) => count(text) + 1 })).toBe(false);
});
