import { describe, expect, it } from 'vitest';
import { readShard } from '../../../src/check/read-shard.js';
import { check } from '../../../src/check.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';

describe('a shard', () => {
  it('is a part of a whole', () => {
    expect(['1/1', ' 2/5 ', '05/05'].map((text) => readShard('--shard', text))).toEqual([
      '1/1',
      '2/5',
      '5/5',
    ]);
  });

  it.each([['0/5'], ['6/5'], ['2'], ['2/0'], ['-1/5'], ['2/5/7'], ['1.5/5'], [''], [2], [null]])(
    'is not %j',
    (value) => {
      expect(() => readShard('--shard', value)).toThrow('Expected `--shard` to be a part of a whole');
    },
  );

  it('needs a seed', async () => {
    await expect(check(referenceCompactor(), { shard: '1/2' })).rejects.toMatchObject({
      code: 'CC_SHARD_NEEDS_SEED',
    });
  });
});
