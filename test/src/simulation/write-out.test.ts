import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToFit } from '../../../src/simulation/cut-to-fit.js';
import { faithfulDraft } from '../../../src/simulation/faithful-draft.js';
import { faithfulSummary } from '../../../src/simulation/faithful-summary.js';
import { writeOut } from '../../../src/simulation/write-out.js';
import { customTokenizer } from '../../../src/tokens/custom-tokenizer.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import type { Tokenizer } from '../../../src/tokens/tokenizer.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { ANCHORS, someLog, turnOf } from './some-log.js';

const byLetters = customTokenizer('four-letters', (text) => Math.ceil(text.length / 4));
const tokenizers = [...(await Promise.all(ENCODINGS.map(loadTokenizer))), byLetters];

function write(turns: readonly Turn[], marker: boolean, limit: number | null, tokenizer: Tokenizer) {
  const reading = { shown: turns, inPart: [], carried: [], onlyFacts: new Map() };
  return writeOut(faithfulDraft(reading, turns, marker, tokenizer), limit, tokenizer);
}

describe.each(tokenizers)('in $name', (tokenizer) => {
  test('a cut by lines is the longest cut of the whole text', () => {
    fc.assert(
      fc.property(someLog, fc.boolean(), fc.nat(160), (log, marker, limit) => {
        const whole = faithfulSummary(log, { marker });
        const written = write(log, marker, limit, tokenizer);
        const isTooLong = tokenizer.count(whole) > limit;
        expect(written.text).toBe(isTooLong ? cutToFit(whole, limit, tokenizer) : whole);
        expect(written.cut).toBe(isTooLong);
        expect(written.tokens).toBe(tokenizer.count(written.text));
      }),
      { numRuns: 300 },
    );
  });

  test('every cut of a summary in many scripts fits, grows with its limit and is well formed', () => {
    const log = ANCHORS.map((anchor, at) => turnOf(at, { anchor, isStrict: true, tool: 'none', words: '' }));
    const whole = faithfulSummary(log, { marker: true });
    let before = '';
    for (let limit = 0; limit <= tokenizer.count(whole); limit++) {
      const { text, tokens } = write(log, true, limit, tokenizer);
      expect(tokens).toBeLessThanOrEqual(limit);
      expect(text).not.toMatch(/\p{Surrogate}/u);
      const kept = text.replace(/\uFFFD$/, '');
      expect(whole.startsWith(kept)).toBe(true);
      expect(kept.length).toBeGreaterThanOrEqual(before.length);
      before = kept;
    }
    expect(before).toBe(whole);
  });
});

test('a cut inside a code point ends in one replacement character', () => {
  const [tokenizer] = tokenizers;
  const log = [turnOf(0, { anchor: '👩‍👩‍👧', isStrict: false, tool: 'none', words: '' })];
  const texts = Array.from({ length: 10 }, (_, limit) => write(log, false, limit, tokenizer!).text);
  expect(texts.some((text) => text.endsWith('\uFFFD'))).toBe(true);
  expect(texts.filter((text) => /\uFFFD./u.test(text))).toEqual([]);
});

test('lines are counted once each, and only the line in which the cut falls is cut', () => {
  const seen: string[] = [];
  const [real] = tokenizers;
  const cut: Tokenizer['cut'] = (text, tokens) => {
    seen.push(text);
    return real!.cut(text, tokens);
  };
  const watched: Tokenizer = { ...real!, cut };
  const log = ANCHORS.map((anchor, at) => turnOf(at, { anchor, isStrict: true, tool: 'none', words: '' }));
  write(log, true, 100, watched);
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]!.match(/\n/g)).toHaveLength(1);
});
