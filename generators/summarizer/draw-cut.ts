import type { Fault } from '../../src/simulation/behaviour.js';
import { faithfulLine, lineTokens, withoutTwins } from '../../src/simulation/faithful-summary.js';
import { CLOSING_MARKER } from '../../src/simulation/simulator-texts.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';

const BEYOND_ASCII = /\P{ASCII}/u;

/** What a cut within a code point leaves of it. */
const UNFINISHED = '\uFFFD';

/** What a compactor takes for the beginning of a longer token. */
const JOINER = /[-._/\\+~@:,?#&=%]/g;

/**
 * Where a cut hurts, in tokens: at the end of an anchor or one token beside it, after a joiner within it, inside a
 * code point, in the line's fact, or in the closing marker.
 */
export function drawCutAt(draw: Draw, turns: readonly Turn[], tokenizer: Tokenizer, marker: boolean): number {
  const lines = withoutTwins(turns);
  const before = (count: number) =>
    lines.slice(0, count).reduce((sum, turn) => sum + lineTokens(turn, tokenizer), 0);
  if (lines.length === 0 || (marker && draw.chance(0.15))) {
    return before(lines.length) + draw.int(0, tokenizer.count(CLOSING_MARKER) - 1);
  }
  const place = draw.chance(0.3) ? lines.length - 1 : draw.int(0, lines.length - 1);
  const split = draw.chance(0.5) ? drawInsideACodePoint(draw, lines, tokenizer) : null;
  if (split) return before(split.line) + split.tokens;
  const line = faithfulLine(lines[place]!);
  const end = drawEnd(draw, line, lines[place]!.anchor!);
  const beside = draw.weighted([
    [-1, 1],
    [0, 2],
    [1, 1],
  ]);
  return Math.max(0, before(place) + tokenizer.count(line.slice(0, end)) + beside);
}

/** A cut after which less than a whole code point is left of the last one; null where no line is written in such tokens. */
function drawInsideACodePoint(
  draw: Draw,
  lines: readonly Turn[],
  tokenizer: Tokenizer,
): { line: number; tokens: number } | null {
  const foreign = lines.flatMap((turn, index) => (BEYOND_ASCII.test(turn.anchor ?? '') ? [index] : []));
  if (foreign.length === 0) return null;
  const line = draw.pick(foreign);
  const text = faithfulLine(lines[line]!);
  const most = tokenizer.count(text) - 1;
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const splitting = counts.filter((tokens) => tokenizer.cut(text, tokens).endsWith(UNFINISHED));
  return splitting.length > 0 ? { line, tokens: draw.pick(splitting) } : null;
}

/** Where in the line the cut falls. */
function drawEnd(draw: Draw, line: string, anchor: string): number {
  const start = line.indexOf(anchor);
  const anchorEnd = start + anchor.length;
  // A line that goes on after the anchor says what a strict turn states.
  if (line.length > anchorEnd + 2 && draw.chance(0.6)) return draw.int(anchorEnd + 1, line.length - 2);
  const joiners = [...anchor.matchAll(JOINER)].map(({ index }) => start + index + 1);
  if (joiners.length > 0 && draw.chance(0.25)) return draw.pick(joiners);
  return draw.chance(0.2) ? draw.int(start, line.length) : anchorEnd;
}

/** A cut within the line of a turn, so that of its anchor only so many characters are left. */
export function cutWithin(turns: readonly Turn[], at: Turn, characters: number, tokenizer: Tokenizer): Fault {
  const lines = withoutTwins(turns);
  const earlier = lines
    .slice(0, lines.indexOf(at))
    .reduce((sum, turn) => sum + lineTokens(turn, tokenizer), 0);
  const line = faithfulLine(at);
  return {
    fault: 'cut',
    tokens: earlier + tokenizer.count(line.slice(0, line.indexOf(at.anchor!) + characters)),
  };
}
