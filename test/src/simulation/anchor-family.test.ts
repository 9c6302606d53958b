import { expect, test } from 'vitest';
import { anchorFamily } from '../../../src/simulation/anchor-family.js';

test.each([
  ['src/a.ts', 'path'],
  ['C:\\logs\\a', 'path'],
  ['package.json', 'path'],
  ['https://x.io/a?b=1', 'url'],
  ['1,000,007', 'number'],
  ['42', 'number'],
  ['$12.50', 'amount'],
  ['350 ms', 'amount'],
  ['1.200 EUR', 'amount'],
  ['TICKET-12', 'code'],
  ['ERR_NOT_FOUND', 'code'],
  ['9fceb02d0ae598e95dc970b74767f19372d61af8', 'code'],
  ['npm run build -- --watch', 'command'],
  ['Ada Lovelace', 'name'],
  ["O'Neill", 'name'],
  ['王芳', 'name'],
  ['สมชาย', 'name'],
  ['👍🏽', 'other'],
  ['<|endoftext|>', 'other'],
])('%s is of the family %s', (anchor, family) => {
  expect(anchorFamily(anchor)).toBe(family);
});
