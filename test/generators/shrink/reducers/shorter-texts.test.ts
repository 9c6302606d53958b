import { describe, expect, it } from 'vitest';
import { shorterTexts } from '../../../../generators/shrink/reducers/shorter-texts.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { append, compact, scenario } from '../../../conversation.js';
import { bare, offers, plainTurns } from '../offers.js';

const textsOf = (...turns: Turn[]) =>
  offers(shorterTexts, scenario([append(...turns), compact])).map((offered) => logOf(offered).at(-1)!.text);

describe('a text that is not plain', () => {
  const wordy = bare('t1', 'A-1', { text: 'so  A-1\nit is' });

  it('is offered without each half, then without each word and the space before it', () => {
    expect(textsOf(wordy)).toEqual([
      '\nit is',
      'so  A-1',
      '  A-1\nit is',
      'so\nit is',
      'so  A-1 is',
      'so  A-1\nit',
    ]);
  });

  it('is offered without a space at its end', () => {
    expect(textsOf(bare('t1', 'A-1', { text: 'A-1 ' }))).toContain('A-1');
  });
});

describe('nothing shorter is offered', () => {
  it('for plain texts', () => {
    expect(textsOf(...plainTurns(2))).toEqual([]);
  });

  it('for tool results', () => {
    const use = bare('t1', null, { uses: [{ id: 'u1', name: 'run', input: '{}' }], text: 'run {}' });
    const result = bare('t2', 'A-2', {
      role: 'tool',
      results: [{ use: 'u1', text: 'it was A-2' }],
      text: 'it was A-2',
    });
    expect(textsOf(use, result)).toEqual([]);
  });

  it('for many turns', () => {
    expect(textsOf(...plainTurns(4), bare('t5', 'A-5', { text: 'it was A-5' }))).toEqual([]);
  });
});
