import { describe, expect, it } from 'vitest';
import { PECULIAR_TEXTS } from '../../../../generators/shrink/peculiar-texts.js';
import { plainTexts } from '../../../../generators/shrink/reducers/plain-texts.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import { append, compact, said, scenario, tokenizer } from '../../../conversation.js';
import { offers } from '../offers.js';

const ONE = said('t1', 'A-1');
const TWO = said('t2', 'A-2');
const from = scenario([append(ONE, TWO), compact], { settings: { summaryBudget: null } });
const offered = offers(plainTexts, from).map((one) => logOf(one));

describe('plain texts', () => {
  it('are given to all turns, as short as can be and of their own size', () => {
    expect(offered[0]!.map(({ text }) => text)).toEqual(['Remember A-1.', 'Remember A-2.']);
    expect(offered[1]!.map(({ text, tokens }) => [/^Remember A-\d\.( more)+$/.test(text), tokens])).toEqual([
      [true, ONE.tokens],
      [true, TWO.tokens],
    ]);
  });

  it('are given to each turn alone', () => {
    const texts = offered.map((log) => log.map(({ text }) => text));
    expect(texts).toContainEqual(['Remember A-1.', TWO.text]);
    expect(texts).toContainEqual([ONE.text, 'Remember A-2.']);
  });

  it('are counted truly', () => {
    for (const one of offered.flat()) expect(one.tokens).toBe(tokenizer.count(one.text));
  });
});

it('tries every peculiar text on each turn', () => {
  const texts = offered.map((log) => log[1]!.text);
  for (const pattern of PECULIAR_TEXTS) {
    expect(texts).toContain(pattern.replaceAll('…', () => 'Remember A-2.'));
  }
});
