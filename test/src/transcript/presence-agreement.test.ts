import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsPresent, isPresent, occurrences, presenceSearch } from '../../../src/transcript/presence.js';

const PARTS = [
  'a',
  'n',
  'B',
  '1',
  '23',
  '.',
  '-',
  '_',
  '/',
  '+',
  '~',
  '@',
  ',',
  ':',
  '?',
  '=',
  '\\',
  '\\n',
  '\\\\t',
  ' ',
  '\n',
  '"',
  '://',
  '東',
  'か',
  '\u3099',
  'ก',
  '가',
  'é',
  'e\u0301',
  'Ж',
  '٣',
  '👍',
  '🏽',
  '\u200d',
  '\u200c',
  '\ufe0f',
  '\ud83d',
  '\udc4d',
  '\uFFFD',
  '𝒷',
];
const words = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));

/** Anchors, and a text in which they meet each other and everything else. */
const cases = fc.array(words, { minLength: 1, maxLength: 14 }).chain((anchors) =>
  fc.record({
    anchors: fc.constant(anchors),
    text: fc
      .array(fc.oneof(fc.constantFrom(...anchors), fc.constantFrom(...PARTS)), { maxLength: 12 })
      .map((parts) => parts.join('')),
    cut: fc.boolean(),
  }),
);

/** The clauses of the law written down as one regular expression. */
function ruleFor(anchor: string, cut: boolean): RegExp {
  const s = ['Han', 'Hira', 'Kana', 'Bopo', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt']
    .map((script) => `\\p{scx=${script}}`)
    .join('');
  const w = `(?![${s}])[\\p{L}\\p{Nd}]`;
  const escaped = '(?<!\\\\)(?:\\\\\\\\)*\\\\[nrt]';
  const right = [`[-._\\/+~]?${w}`];
  if (/\p{Nd}$/u.test(anchor)) right.push(',\\p{Nd}');
  if (anchor.includes('\\')) right.push(`\\\\${w}`);
  if (anchor.includes('://')) right.push(`[?#&=%:]${w}`);
  const left = [`${w}(?<!${escaped})[-._\\/+~@]?`];
  if (/^\p{Nd}/u.test(anchor)) left.push('\\p{Nd},');
  const literal = anchor.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(
    [
      '(?<!\\u200d)',
      new RegExp(`^[${s}]`, 'u').test(anchor) ? '' : `(?<!${left.join('|')})`,
      literal,
      '(?![\\p{M}\\u200c\\u200d\\p{Emoji_Modifier}])',
      new RegExp(`[${s}]$`, 'u').test(anchor) ? '' : `(?!${right.join('|')})`,
      cut ? '(?![-._\\/\\\\+~@:,?#&=%]*\\uFFFD?$)' : '',
    ].join(''),
    'u',
  );
}

describe('presence', () => {
  it('agrees with the clauses written as a regular expression', () => {
    fc.assert(
      fc.property(cases, ({ anchors, text, cut }) => {
        for (const anchor of anchors) {
          expect([anchor, isPresent(anchor, text, { cut })]).toEqual([
            anchor,
            ruleFor(anchor, cut).test(text),
          ]);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('is the same for one anchor and for many', () => {
    fc.assert(
      fc.property(cases, ({ anchors, text, cut }) => {
        const alone = new Set(anchors.filter((anchor) => isPresent(anchor, text, { cut })));
        expect(anchorsPresent(anchors, text, { cut })).toEqual(alone);
        expect(presenceSearch(anchors)(text, { cut })).toEqual(alone);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is the same as having an occurrence', () => {
    fc.assert(
      fc.property(cases, ({ anchors, text, cut }) => {
        for (const anchor of anchors) {
          const starts = occurrences(anchor, text, { cut });
          expect(starts.length > 0).toBe(isPresent(anchor, text, { cut }));
          for (const start of starts) expect(text.startsWith(anchor, start)).toBe(true);
        }
      }),
    );
  });
});
