import { describe, expect, it } from 'vitest';
import {
  peculiarShape,
  peculiarTurn,
  plantedPattern,
  shapedLike,
} from '../../../generators/shrink/peculiar.js';
import { plainTurn } from '../../../generators/shrink/plain.js';
import { said, tokenizer, turn } from '../../conversation.js';
import { bare } from './offers.js';

const result = turn('t2', 'A-2', {
  role: 'tool',
  results: [{ use: 'u1', text: 'Found A-2.' }],
  text: 'Found A-2.',
});

describe('a peculiar turn', () => {
  it('has its sentence where a pattern says, even if it spells a pattern itself', () => {
    expect(peculiarTurn(bare('t1', 'A-1'), '"…"', tokenizer).text).toBe('"Remember A-1."');
    expect(peculiarTurn(bare('t1', '$&'), '…  …', tokenizer).text).toBe('Remember $&.  Remember $&.');
    expect(peculiarTurn(result, '"…"', tokenizer)).toBe(result);
  });

  it('can be padded', () => {
    expect(peculiarTurn(bare('t1', 'A-1'), '[Summary] …', tokenizer, 2).text).toBe(
      '[Summary] Remember A-1. more more',
    );
  });

  it.each([
    ['[Summary] …', 3],
    ['… $&', 0],
    [plantedPattern('password: open-sesame'), 1],
  ])('is known again by its pattern %j', (pattern, padding) => {
    const peculiar = peculiarTurn(bare('t1', 'A-1'), pattern, tokenizer, padding);
    expect(peculiarShape(peculiar)).toEqual({ pattern, padding });
  });

  it('is no other', () => {
    expect(peculiarShape(said('t1', 'A-1'))).toBeNull();
    expect(peculiarShape(result)).toBeNull();
  });
});

describe('a turn of the shape of another', () => {
  it('is as plain and as long', () => {
    const long = plainTurn(bare('t1', 'A-1'), tokenizer, 2);
    expect(shapedLike(long, bare('t2', 'A-2'), tokenizer)?.text).toBe('Remember A-2. more more');
    expect(shapedLike(long, bare('t2', 'A-2'), tokenizer, 1)?.text).toBe('Remember A-2. more more more');
  });

  it('is as peculiar', () => {
    const marked = peculiarTurn(bare('t1', 'A-1'), '<summary>…</summary>', tokenizer);
    expect(shapedLike(marked, bare('t2', 'A-2'), tokenizer)?.text).toBe('<summary>Remember A-2.</summary>');
  });

  it('is not to be had where that is neither', () => {
    expect(shapedLike(said('t1', 'A-1'), bare('t2', 'A-2'), tokenizer)).toBeNull();
  });
});
