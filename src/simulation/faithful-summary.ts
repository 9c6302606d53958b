import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn } from '../transcript/turn.js';
import { type Line, lineText, statementLine } from './line.js';
import { CLOSING_MARKER } from './simulator-texts.js';

/** What a faithful summary says of a turn, line feed included; nothing of a turn without an anchor. */
export function faithfulLine(turn: Turn): string {
  return turn.anchor === null ? '' : lineText(turn.anchor, turn.facts ?? []);
}

/** A line for each turn that has an anchor, one for twins together, then the closing marker if it is promised. */
export function faithfulSummary(turns: readonly Turn[], options: { marker: boolean }): string {
  const lines = withoutTwins(turns).map(faithfulLine);
  return lines.join('') + (options.marker ? CLOSING_MARKER : '');
}

/** The turns that have an anchor, without those whose anchor an earlier one has. */
export function withoutTwins(turns: readonly Turn[]): Turn[] {
  const anchors = new Set<string | null>([null]);
  return turns.filter((turn) => {
    const before = anchors.size;
    return anchors.add(turn.anchor).size > before;
  });
}

const written = new WeakMap<Tokenizer, WeakMap<Turn, Line>>();

/** The faithful line of a turn that has an anchor, counted once per turn and tokenizer. */
export function countedLine(turn: Turn & { anchor: string }, tokenizer: Tokenizer): Line {
  let lines = written.get(tokenizer);
  if (!lines) {
    lines = new WeakMap();
    written.set(tokenizer, lines);
  }
  let line = lines.get(turn);
  if (!line) {
    line = statementLine({ turn, anchor: turn.anchor, facts: turn.facts ?? [], whole: true }, tokenizer);
    lines.set(turn, line);
  }
  return line;
}

/** The tokens of a turn's faithful line, 0 without an anchor. */
export function lineTokens(turn: Turn, tokenizer: Tokenizer): number {
  return hasAnchor(turn) ? countedLine(turn, tokenizer).tokens : 0;
}

export function hasAnchor(turn: Turn): turn is Turn & { anchor: string } {
  return turn.anchor !== null;
}
