import { lineTokens, withoutTwins } from '../../src/simulation/faithful-summary.js';
import { CLOSING_MARKER } from '../../src/simulation/simulator-texts.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';

/** The tokens of a faithful summary of the turns. */
export function faithfulTokens(turns: readonly Turn[], tokenizer: Tokenizer, marker: boolean): number {
  const lines = withoutTwins(turns).reduce((sum, turn) => sum + lineTokens(turn, tokenizer), 0);
  return lines + (marker ? tokenizer.count(CLOSING_MARKER) : 0);
}
