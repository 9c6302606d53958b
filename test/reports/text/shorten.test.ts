import { describe, expect, it } from 'vitest';
import { shorten } from '../../../reports/text/shorten.js';
import { textWidth } from '../../../reports/text/text-width.js';

describe('shorten', () => {
  it('keeps text that fits', () => {
    expect(shorten('exactly ten', 11)).toBe('exactly ten');
  });

  it('keeps the beginning and the end of text that does not', () => {
    expect(shorten('the beginning of it, a long middle, and the end', 24)).toBe('the beginning … the end');
  });

  it.each(['東京都庁舎の北側にある建物', '👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽', 'e\u0301'.repeat(40)])(
    'fits the columns for %s',
    (text) => {
      expect(textWidth(shorten(text, 12))).toBeLessThanOrEqual(12);
    },
  );

  it('splits no surrogate pair', () => {
    expect(shorten('👍'.repeat(50), 21)).not.toMatch(/\p{Cs}/u);
  });
});
