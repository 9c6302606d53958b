import { ENCODINGS } from './encoding.js';
import type { Tokenizer } from './tokenizer.js';

/** Whether the counts of two texts are known to add up where their joint is safe; of a user's own counting nothing is. */
export function countsAddUp({ name }: Pick<Tokenizer, 'name'>): boolean {
  return ENCODINGS.some((encoding) => encoding === name);
}
