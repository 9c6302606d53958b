import { describe, expect, it } from 'vitest';
import { paddingOf, plainSentence, plainTurn, plainTurnOfSize } from '../../../generators/shrink/plain.js';
import { anchorRank, plainAnchor, plainValue } from '../../../generators/shrink/plain-anchors.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import { said, tokenizer, turn } from '../../conversation.js';
import { bare } from './offers.js';

const WORDY = said('t1', 'TICKET-7');
const result = turn('t2', 'A-2', {
  role: 'tool',
  results: [
    { use: 'u1', text: 'Found A-2 at last.' },
    { use: 'u2', text: 'all fine' },
  ],
  text: 'Found A-2 at last.\nall fine',
});

describe('a plain turn', () => {
  it('states its anchor and its facts', () => {
    expect(plainTurn(WORDY, tokenizer).text).toBe('Remember TICKET-7.');
    expect(plainSentence('A-1', [{ key: 'k', value: 'V-1' }])).toBe('Remember A-1, k = V-1.');
    expect(plainSentence('A-1', [{ key: 'k', value: 'A-1' }])).toBe('Remember A-1.');
  });

  it('is empty without an anchor', () => {
    expect(plainTurn(said('t1', null), tokenizer)).toMatchObject({ text: '', tokens: 0 });
  });

  it('states it in its first result, if it has results', () => {
    expect(plainTurn(result, tokenizer).text).toBe('Remember A-2.\nok');
  });

  it('uses tools in the plainest way', () => {
    const using = said('t1', 'A-1', {
      uses: [{ id: 'u1', name: 'read_file', input: '{"path":"a"}' }],
      text: 'See A-1.\nread_file {"path":"a"}',
    });
    expect(plainTurn(using, tokenizer).text).toBe('Remember A-1.\nrun {}');
  });
});

describe.each(ENCODINGS)('padding in %s', (encoding) => {
  it.each([WORDY, said('t1', null)])('is one token each', async (padded) => {
    const counter = await loadTokenizer(encoding);
    const { tokens } = plainTurn(padded, counter);
    for (const padding of [1, 2, 7, 40]) {
      const longer = plainTurn(padded, counter, padding);
      expect(longer.tokens).toBe(tokens + padding);
      expect(longer.tokens).toBe(counter.count(longer.text));
      expect(paddingOf(longer, counter)).toBe(padding);
    }
  });
});

describe('a turn', () => {
  it('that is not plain has no padding', () => {
    expect(paddingOf(WORDY, tokenizer)).toBeNull();
    expect(paddingOf(bare('t1', 'A-1', { text: 'Remember A-1. mores' }), tokenizer)).toBeNull();
    expect(paddingOf(bare('t1', 'A-1'), tokenizer)).toBe(0);
  });

  it('becomes plain and keeps its size, unless that is too small', () => {
    expect(plainTurnOfSize(WORDY, WORDY.tokens, tokenizer).tokens).toBe(WORDY.tokens);
    expect(plainTurnOfSize(WORDY, 1, tokenizer).text).toBe('Remember TICKET-7.');
  });

  it('keeps its size with several lines, too', () => {
    for (const tokens of [9, 10, 25]) expect(plainTurnOfSize(result, tokens, tokenizer).tokens).toBe(tokens);
    for (const padding of [0, 1, 2, 9]) {
      expect(paddingOf(plainTurn(result, tokenizer, padding), tokenizer)).toBe(padding);
    }
  });
});

describe('an anchor', () => {
  it('ranks lowest when it is the plain one of its place, or none', () => {
    expect(anchorRank(bare('t1', plainAnchor(0)), 0)).toBe(0);
    expect(anchorRank(bare('t1', null), 4)).toBe(0);
  });

  it('ranks by its place in the list, and last when it is in none', () => {
    const ranks = ['A-12', 'a/b', '<|endoftext|>', 'src/parser.ts'].map((anchor) =>
      anchorRank(bare('t1', anchor), 0),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it('ranks higher with facts and keys that are not plain', () => {
    const rank = (key: string, value: string) =>
      anchorRank(bare('t1', 'A-1', { facts: [{ key, value }], text: `A-1 ${value}` }), 0);
    expect(rank('k', 'A-1')).toBe(0);
    expect(rank('k', plainValue(0, 0))).toBe(0);
    expect(rank('took', 'A-1')).toBe(1);
    expect(rank('k', '480 ms')).toBe(100);
  });
});
