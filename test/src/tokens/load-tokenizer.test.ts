import fc from 'fast-check';
import cl100kRanks from 'gpt-tokenizer/bpeRanks/cl100k_base';
import o200kRanks from 'gpt-tokenizer/bpeRanks/o200k_base';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { EncodingName } from '../../../src/tokens/encoding.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import { joinedTexts } from './texts.js';

const PLAIN = { disallowedSpecial: new Set<string>() };
const LIBRARY = { o200k_base: o200k, cl100k_base: cl100k };
const RANKS = { o200k_base: o200kRanks, cl100k_base: cl100kRanks };
const ENCODINGS: EncodingName[] = ['o200k_base', 'cl100k_base'];

describe.each(ENCODINGS)('the tokenizer of %s', async (encoding) => {
  const tokenizer = await loadTokenizer(encoding);
  const library = LIBRARY[encoding];
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const wellFormed = (text: string) => utf8.decode(new TextEncoder().encode(text));
  const bytesOf = (token: number) => Buffer.from(RANKS[encoding][token] as string);

  it('counts what the library counts', () => {
    fc.assert(
      fc.property(joinedTexts, (text) => {
        expect(tokenizer.count(text)).toBe(library.countTokens(text, PLAIN));
      }),
      { numRuns: 500 },
    );
  });

  it('counts text that spells a special token as ordinary text', () => {
    expect(tokenizer.count('<|endoftext|>')).toBeGreaterThan(1);
    expect(tokenizer.count('<|endoftext|><|endoftext|>')).toBeGreaterThan(2);
  });

  it('counts runs without a break as the library does', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijKLMNOé東👍\u0301'),
      minLength: 600,
      maxLength: 1500,
    });
    const signs = fc.string({ unit: fc.constantFrom(...'#=-/\n'), minLength: 600, maxLength: 1500 });
    const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), minLength: 600, maxLength: 1500 });
    const runs = fc.array(fc.oneof(letters, signs, blanks, joinedTexts), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(runs, (parts) => {
        const text = parts.join('');
        expect(tokenizer.count(text)).toBe(library.countTokens(text, PLAIN));
      }),
      { numRuns: 40 },
    );
  });

  it('counts 200,000 letters without a break in seconds, where a quadratic search takes minutes', () => {
    const text = Array.from(
      { length: 200_000 },
      (_, i) => 'abcdefghijklmnopqrstuvwxyz'[(i * i + 7 * i) % 26],
    ).join('');
    const started = performance.now();
    tokenizer.count(text);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('cuts where the first tokens end', () => {
    fc.assert(
      fc.property(joinedTexts, fc.nat(30), (text, tokens) => {
        const first = library.encode(text, PLAIN).slice(0, tokens);
        const cut = tokenizer.cut(text, tokens);
        if (first.length === tokenizer.count(text)) {
          expect(cut).toBe(text);
          return;
        }
        const whole = cut.replace(/\uFFFD$/u, '');
        expect(text.startsWith(whole)).toBe(true);
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
          Buffer.concat(first.map(bytesOf)),
        );
        expect(wellFormed(cut)).toBe(decoded);
      }),
      { numRuns: 500 },
    );
  });

  it('ends a cut within a code point in one U+FFFD, every time', () => {
    const text = 'x𓀀𓀁';
    const cuts = Array.from({ length: tokenizer.count(text) }, (_, tokens) => tokenizer.cut(text, tokens));
    expect(cuts.filter((cut) => cut.endsWith('\uFFFD')).length).toBeGreaterThan(0);
    expect(cuts.every((cut) => cut.split('\uFFFD').length <= 2)).toBe(true);
    expect(tokenizer.cut('plain words', 1)).toBe('plain');
    expect(cuts).toEqual(cuts.map((_, tokens) => tokenizer.cut(text, tokens)));
  });

  it('cuts a run without a break as the library does', () => {
    const text = `start ${'xyzzy'.repeat(300)} end`;
    const first = library.encode(text, PLAIN).slice(0, 200);
    expect(tokenizer.cut(text, 200)).toBe(library.decode(first));
  });

  it('keeps lone surrogates and a leading U+FEFF when it cuts', () => {
    expect(tokenizer.cut('\uFEFFab \ud800 cd ef', 1_000)).toBe('\uFEFFab \ud800 cd ef');
    const cut = tokenizer.cut(`\uFEFFab \ud800 cd${' ef'.repeat(20)}`, tokenizer.count('\uFEFFab \ud800 cd'));
    expect(cut).toBe('\uFEFFab \ud800 cd');
  });

  it('gives nothing for no tokens, and the whole text when it fits', () => {
    expect(tokenizer.cut('some text', 0)).toBe('');
    expect(tokenizer.cut('some text', -1)).toBe('');
    expect(tokenizer.cut('', 3)).toBe('');
    expect(tokenizer.cut('some text', tokenizer.count('some text'))).toBe('some text');
  });
});

describe('loadTokenizer', () => {
  it('shares one tokenizer per encoding', () => {
    expect(loadTokenizer('o200k_base')).toBe(loadTokenizer('o200k_base'));
  });

  it('names the encodings there are when asked for another', async () => {
    await expect(loadTokenizer('p50k_base' as EncodingName)).rejects.toMatchObject({
      code: 'CC_UNKNOWN_ENCODING',
      message: expect.stringContaining('o200k_base, cl100k_base, got "p50k_base"'),
    });
  });
});
