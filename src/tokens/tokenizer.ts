/**
 * Counts and cuts text in tokens; text that spells a special token counts as ordinary text.
 *
 * `cut` gives the text that the first `tokens` tokens stand for. A cut within a code point ends in U+FFFD, and a
 * cut text can count to more than `tokens` when it is counted again.
 */
export interface Tokenizer {
  name: string;
  count(text: string): number;
  cut(text: string, tokens: number): string;
}
