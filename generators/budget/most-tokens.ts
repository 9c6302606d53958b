import type { Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';
import { faithfulTokens } from './faithful-tokens.js';

/** Tokens of `- `, `: `, ` = `, `; ` and a line feed around what a line says, at most. */
const LINE = 3;
const FACT = 3;

/** Tokens of a closing marker, at most. */
const MARKER = 8;

/** The most tokens that a faithful summary of the turns can have; found without counting its text. */
export function mostTokens(turns: readonly Turn[], material: Material): number {
  if (!material.additive) return faithfulTokens(turns, material.tokenizer, true);
  return turns.reduce((sum, turn) => sum + lineAtMost(turn, material), MARKER);
}

function lineAtMost({ anchor, facts }: Turn, material: Material): number {
  if (anchor === null) return 0;
  let tokens = LINE + tokensOf(anchor, material);
  for (const { key, value } of facts ?? []) {
    if (value !== anchor) tokens += FACT + tokensOf(key, material) + tokensOf(value, material);
  }
  return tokens;
}

function tokensOf(text: string, { anchorTokens, tokenizer }: Material): number {
  return anchorTokens.get(text) ?? tokenizer.count(` ${text}`);
}
