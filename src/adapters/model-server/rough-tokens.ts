import { isSafeJoint } from '../../tokens/joint.js';
import type { Tokenizer } from '../../tokens/tokenizer.js';

/** Text without breaks takes the square of its length to count. */
const PIECE = 500;
/** How far beyond that a place is looked for at which counts add up. */
const FURTHER = 500;
/** What follows is taken to be like this much of the beginning. */
const MOST = 200_000;

/**
 * The tokens of a text of any length in short time: exact up to 200,000 characters where a word, or a line, ends now and
 * then, and near enough beyond that and in text without breaks.
 */
export function roughTokens(text: string, tokenizer: Tokenizer): number {
  const end = Math.min(text.length, MOST);
  let tokens = 0;
  for (let start = 0; start < end; ) {
    const next = pieceEnd(text, start, end);
    tokens += tokenizer.count(text.slice(start, next));
    start = next;
  }
  return text.length > end ? Math.round((tokens * text.length) / end) : tokens;
}

function pieceEnd(text: string, start: number, end: number): number {
  const wanted = start + PIECE;
  if (wanted >= end) return end;
  for (let at = wanted; at < Math.min(end, wanted + FURTHER); at += 1)
    if (isSafeJoint(text.slice(at - 2, at), text.slice(at, at + 2))) return at;
  return wanted;
}
