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

const S = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;
const W = String.raw`(?!${S})[\p{L}\p{Nd}]`;
const NO_ESCAPE = String.raw`(?<!(?<!\\)(?:\\\\)*\\[nrt])`;
const STARTS_IN_S = new RegExp(`^${S}`, 'u');
const ENDS_IN_S = new RegExp(`${S}$`, 'u');
const WORD_FOLLOWS = new RegExp(`^[-._/+~]?${W}`, 'u');
const BACKSLASH_FOLLOWS = new RegExp(`^\\\\${W}`, 'u');
const QUERY_FOLLOWS = new RegExp(`^[?#&=%:]${W}`, 'u');
const WORD_PRECEDES = new RegExp(`${W}${NO_ESCAPE}[-._/+~@]?$`, 'u');

/** The clauses of the law, each as a regular expression on what stands before or after an occurrence. */
function isPresentByClauses(anchor: string, text: string, cut: boolean): boolean {
  return Array.from({ length: text.length }, (_, start) => start).some(counts);

  function counts(start: number): boolean {
    if (!text.startsWith(anchor, start)) return false;
    const before = text.slice(0, start);
    const after = text.slice(start + anchor.length);
    if (/^(?:\p{M}|\u200c|\u200d|\p{Emoji_Modifier})/u.test(after) || before.endsWith('\u200d')) return false;
    if (/[\ud800-\udbff]$/.test(before) && /^[\udc00-\udfff]/.test(anchor)) return false;
    if (/[\ud800-\udbff]$/.test(anchor) && /^[\udc00-\udfff]/.test(after)) return false;
    if (!ENDS_IN_S.test(anchor)) {
      if (WORD_FOLLOWS.test(after)) return false;
      if (/\p{Nd}$/u.test(anchor) && /^,\p{Nd}/u.test(after)) return false;
      if (anchor.includes('\\') && BACKSLASH_FOLLOWS.test(after)) return false;
      if (anchor.includes('://') && QUERY_FOLLOWS.test(after)) return false;
    }
    if (!STARTS_IN_S.test(anchor)) {
      if (WORD_PRECEDES.test(before)) return false;
      if (/^\p{Nd}/u.test(anchor) && /\p{Nd},$/u.test(before)) return false;
    }
    return !(cut && /^[-._/\\+~@:,?#&=%]*\uFFFD?$/u.test(after));
  }
}

describe('presence', () => {
  it('agrees with the clauses written as regular expressions', () => {
    fc.assert(
      fc.property(cases, ({ anchors, text, cut }) => {
        for (const anchor of anchors) {
          expect(isPresent(anchor, text, { cut })).toBe(isPresentByClauses(anchor, text, cut));
        }
      }),
      { numRuns: 5_000 },
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
