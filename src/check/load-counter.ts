import { customTokenizer } from '../tokens/custom-tokenizer.js';
import type { EncodingName } from '../tokens/encoding.js';
import { loadTokenizer } from '../tokens/load-tokenizer.js';
import type { Tokenizer } from '../tokens/tokenizer.js';

/** The tokenizer of an encoding, or the one that counts as the user does. */
export async function loadCounter(
  encoding: EncodingName,
  countTokens: ((text: string) => number) | undefined,
): Promise<Tokenizer> {
  return countTokens ? customTokenizer('countTokens', countTokens) : loadTokenizer(encoding);
}
