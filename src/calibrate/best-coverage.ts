import type { Tokenizer } from '../tokens/tokenizer.js';

/**
 * The largest share of anchors that a text of `budget` tokens could hold: the shortest of them, one behind the other,
 * with nothing else.
 */
export function bestCoverage(anchors: readonly string[], budget: number, tokenizer: Tokenizer): number {
  if (anchors.length === 0) return 1;
  const tokens = anchors.map((anchor) => tokenizer.count(` ${anchor}`)).sort((a, b) => a - b);
  let left = budget;
  let fitting = 0;
  while (fitting < tokens.length && tokens[fitting]! <= left) left -= tokens[fitting++]!;
  return fitting / anchors.length;
}
