import { expect, test } from 'vitest';
import { cutToFit } from '../../../src/simulation/cut-to-fit.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';

test.each([
  ['o200k_base', '- กขค🚀กขค', 6],
  ['cl100k_base', '- क्षत्रिय', 7],
] as const)(
  'in %s, %s cut at a place where it counts to more is cut one token before',
  async (name, text, tokens) => {
    const tokenizer = await loadTokenizer(name);
    expect(tokenizer.count(tokenizer.cut(text, tokens))).toBe(tokens + 1);
    expect(cutToFit(text, tokens, tokenizer)).toBe(tokenizer.cut(text, tokens - 1));
  },
);

test('no room leaves nothing', async () => {
  const tokenizer = await loadTokenizer('o200k_base');
  expect(cutToFit('- a\n', 0, tokenizer)).toBe('');
});
