import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeJoint } from '../../../src/tokens/joint.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import { joinedTexts } from './texts.js';

describe('isSafeJoint', async () => {
  const tokenizers = [await loadTokenizer('o200k_base'), await loadTokenizer('cl100k_base')];

  it('says yes only where counts add up', () => {
    const left = fc
      .tuple(joinedTexts, fc.constantFrom('', '\n', '.\n', ' \n', '/\n'))
      .map((parts) => parts.join(''));
    const right = fc.tuple(fc.constantFrom('', ' ', ' x'), joinedTexts).map((parts) => parts.join(''));
    let safe = 0;
    fc.assert(
      fc.property(left, right, (left, right) => {
        if (!isSafeJoint(left, right)) return;
        safe++;
        for (const { count } of tokenizers) expect(count(left + right)).toBe(count(left) + count(right));
      }),
      { numRuns: 4_000 },
    );
    expect(safe).toBeGreaterThan(1_000);
  });

  it('knows the two safe kinds of joint', () => {
    expect(isSafeJoint('a line\n', 'next line')).toBe(true);
    expect(isSafeJoint('a word', ' and another')).toBe(true);
    expect(isSafeJoint('', 'anything')).toBe(true);
  });

  it('says no where a piece may reach across', () => {
    expect(isSafeJoint('a line\n', '\nnext')).toBe(false);
    expect(isSafeJoint('a line\n', '/path')).toBe(false);
    expect(isSafeJoint('a line\n', ' indented')).toBe(false);
    expect(isSafeJoint('a word', '  two spaces')).toBe(false);
    expect(isSafeJoint('a word', ' ')).toBe(false);
    expect(isSafeJoint('a word ', ' and')).toBe(false);
    expect(isSafeJoint('half', 'word')).toBe(false);
  });
});
