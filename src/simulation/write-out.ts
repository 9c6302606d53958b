import { countsAddUp } from '../tokens/counts-add-up.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import { cutToFit } from './cut-to-fit.js';
import type { Draft } from './draft.js';
import { freeLine, type Line } from './line.js';
import { CLOSING_MARKER } from './simulator-texts.js';

/** A summary as text: the lines that are wholly in it, and what is left of the line in which it was cut. */
export interface Written {
  text: string;
  tokens: number;
  cut: boolean;
  lines: readonly Line[];
  rest: string;
}

/** The text of a draft, cut at `limit` tokens; null is no limit. */
export function writeOut(draft: Draft, limit: number | null, tokenizer: Tokenizer): Written {
  const lines = draft.marker ? [...draft.lines, freeLine(CLOSING_MARKER, tokenizer)] : draft.lines;
  const text = textOf(lines);
  const addsUp = countsAddUp(tokenizer);
  const tokens = addsUp ? tokensOf(lines) : tokenizer.count(text);
  if (limit === null || tokens <= limit) return { text, tokens, cut: false, lines, rest: '' };
  return addsUp ? cutInLine(lines, limit, tokenizer) : cutAnywhere(text, lines, limit, tokenizer);
}

/** Encodes only the line in which the cut falls: lines begin and end where counts add up. */
function cutInLine(lines: readonly Line[], limit: number, tokenizer: Tokenizer): Written {
  let room = limit;
  let fitting = 0;
  while (lines[fitting]!.tokens <= room) room -= lines[fitting++]!.tokens;
  const whole = lines.slice(0, fitting);
  const rest = cutToFit(lines[fitting]!.text, room, tokenizer);
  const tokens = limit - room + tokenizer.count(rest);
  return { text: textOf(whole) + rest, tokens, cut: true, lines: whole, rest };
}

function cutAnywhere(whole: string, lines: readonly Line[], limit: number, tokenizer: Tokenizer): Written {
  const text = cutToFit(whole, limit, tokenizer);
  let end = 0;
  let fitting = 0;
  while (end + lines[fitting]!.text.length <= text.length) end += lines[fitting++]!.text.length;
  const tokens = tokenizer.count(text);
  return { text, tokens, cut: true, lines: lines.slice(0, fitting), rest: text.slice(end) };
}

function textOf(lines: readonly Line[]): string {
  return lines.map((line) => line.text).join('');
}

function tokensOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.tokens, 0);
}
