import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEdited } from '../../../src/tokens/count-edited.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';

const PIECES = [
  'word',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '/',
  ' /',
  'a.b',
  '日本',
  '👍🏽',
  '\t',
  '12345',
  "'s",
  '\r\n',
  '{"a": 1}',
];
const text = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 30, size: 'max' })
  .map((pieces) => pieces.join(''));

describe('the tokens of an edited text', () => {
  it.each(ENCODINGS)('are those that %s counts, wherever it was edited', async (encoding) => {
    const tokenizer = await loadTokenizer(encoding);
    fc.assert(
      fc.property(text, text, text, text, (left, old, now, right) => {
        const before = { text: left + old + right, tokens: tokenizer.count(left + old + right) };
        const after = left + now + right;
        expect(countEdited(before, after, tokenizer)).toBe(tokenizer.count(after));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('are counted anew by a counter of which nothing is known', () => {
    const tokenizer = { name: 'letters', count: (all: string) => all.length, cut: (all: string) => all };
    expect(countEdited({ text: 'one two', tokens: 99 }, 'one three', tokenizer)).toBe(9);
  });
});
