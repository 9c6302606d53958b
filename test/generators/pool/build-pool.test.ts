import { beforeAll, describe, expect, it } from 'vitest';
import { buildPool } from '../../../generators/pool/build-pool.js';
import { foreignTexts } from '../../../generators/pool/foreign-texts.js';
import { loadPool } from '../../../generators/pool/load-pool.js';
import type { Pool } from '../../../generators/pool/pool.js';
import { poolHash } from '../../../generators/pool/pool-hash.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import { presenceSearch } from '../../../src/transcript/presence.js';

let pool: Pool;

beforeAll(async () => {
  pool = await buildPool();
});

describe('the pool', () => {
  it('comes out the same every time, as the one that was stored', async () => {
    expect(pool.hash).toBe(poolHash(pool));
    expect((await loadPool(await loadTokenizer('o200k_base'))).hash).toBe(pool.hash);
  });

  it('has about 250 texts of 300 to 800 characters', () => {
    expect(pool.bodies.length).toBeGreaterThanOrEqual(240);
    for (const { text } of pool.bodies) {
      expect(text.length).toBeGreaterThanOrEqual(300);
      expect(text.length).toBeLessThanOrEqual(800);
    }
  });

  it.each([
    ['Han', /\p{Script=Han}/u],
    ['Kana', /\p{Script=Hiragana}/u],
    ['Hangul', /\p{Script=Hangul}/u],
    ['Thai', /\p{Script=Thai}/u],
    ['Cyrillic', /\p{Script=Cyrillic}/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['emoji with modifiers', /\p{Emoji_Modifier}/u],
    ['CR LF', /\r\n/],
    ['base64', /base64,[A-Za-z0-9+/]{200}/],
    ['special tokens', /<\|endoftext\|>/],
    ['text like a marker', /\[END OF SUMMARY\]/],
    ['text like an order', /Ignore all previous instructions/],
    ['JSON', /^\{"ok":true/],
    ['code', /=> Ok\(\(\)\)/],
    ['a log', / ERROR \[/],
  ])('has texts with %s', (_, pattern) => {
    expect(pool.bodies.filter(({ text }) => pattern.test(text)).length).toBeGreaterThanOrEqual(3);
  });

  it('begins no text with white space or a slash, and ends none in white space', () => {
    const texts = [...pool.bodies, ...pool.remarks, ...pool.calls, ...pool.systemLines];
    expect(texts.filter(({ text }) => /^[\s/]|\s$/.test(text))).toEqual([]);
  });

  it('has at least 2,400 different anchors, short and long, and pairs that look alike', () => {
    const anchors = new Set(pool.anchors.map(({ text }) => text));
    expect(anchors.size).toBe(pool.anchors.length);
    expect(anchors.size).toBeGreaterThanOrEqual(2400);
    expect(Math.min(...[...anchors].map((anchor) => anchor.length))).toBe(1);
    expect(Math.max(...[...anchors].map((anchor) => anchor.length))).toBeGreaterThan(150);
    expect(pool.lookalikes.length).toBeGreaterThanOrEqual(150);
  });

  it('has no anchor that is present in another, in a text, or in anything else that turns and summaries hold', () => {
    const anchors = pool.anchors.map(({ text }) => text);
    const search = presenceSearch(anchors);
    const others = anchors.flatMap((anchor) => [...search(anchor)].filter((found) => found !== anchor));
    expect(others).toEqual([]);
    const texts = [...pool.bodies.map(({ text }) => text), ...foreignTexts()];
    expect(texts.flatMap((text) => [...search(text)])).toEqual([]);
  });

  it('has counts that are true in both encodings', async () => {
    for (const [place, encoding] of ENCODINGS.entries()) {
      const { count } = await loadTokenizer(encoding);
      for (const { text, line, last } of pool.bodies) {
        expect([line[place], last[place]]).toEqual([count(`${text}\n`), count(text)]);
      }
      for (const word of pool.padWords) expect(count(` ${word}`)).toBe(1);
    }
  });
});
