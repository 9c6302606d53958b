import type { Tokenizer } from '../tokens/tokenizer.js';

/**
 * The longest cut of `text` that counts to at most `tokens` when it is counted again.
 *
 * Cut inside a code point, a text can count to more tokens than it was cut at.
 */
export function cutToFit(text: string, tokens: number, tokenizer: Tokenizer): string {
  for (let at = tokens; at > 0; at--) {
    const cut = tokenizer.cut(text, at);
    if (tokenizer.count(cut) <= tokens) return cut;
  }
  return '';
}
