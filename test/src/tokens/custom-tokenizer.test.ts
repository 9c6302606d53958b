import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customTokenizer } from '../../../src/tokens/custom-tokenizer.js';

describe('customTokenizer', () => {
  const bytes = customTokenizer('bytes', (text) => Buffer.byteLength(text));

  it('counts with the given function', () => {
    expect(bytes.name).toBe('bytes');
    expect(bytes.count('né')).toBe(3);
  });

  it('cuts to the longest beginning that fits, at the end of a code point', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.integer({ min: -1, max: 50 }), (text, tokens) => {
        const codePoints = [...text];
        const beginnings = codePoints.map((_, i) => codePoints.slice(0, i + 1).join(''));
        const longest = ['', ...beginnings].findLast((beginning) => Buffer.byteLength(beginning) <= tokens);
        expect(bytes.cut(text, tokens)).toBe(longest ?? '');
      }),
    );
  });

  it.each([Number.NaN, -1, 1.5, '3', undefined, Promise.resolve(3)])('refuses a count of %s', (count) => {
    const broken = customTokenizer('broken', () => count as number);
    expect(() => broken.count('text')).toThrowError(expect.objectContaining({ code: 'CC_TOKEN_COUNT' }));
  });
});
