import { isW } from '../../transcript/code-point.js';
import { leftAllows, leftEndOf } from '../../transcript/neighbours.js';
import { isPresent } from '../../transcript/presence.js';

/** Where a text breaks off within something: its last characters, and what they begin, if that is known. */
export interface TornEnd {
  end: string;
  of: string | null;
}

/** A shorter beginning may be a word of its own. */
const SHORTEST = 4;
const LONE_HIGH_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])/;

/**
 * The end of a text that nobody would have written so: half a character, or the beginning of one of the `needles` up to
 * the middle of a word or number. Null where there may be another reason for it.
 *
 * @param sources the texts that it was made from: what stands in them was not torn here
 */
export function tornEnd(
  text: string,
  needles: readonly string[],
  sources: readonly string[],
): TornEnd | null {
  if (text.endsWith('\ufffd') && !sources.some((source) => source.includes('\ufffd'))) {
    return { end: '\ufffd', of: null };
  }
  const last = text.slice(-1);
  if (LONE_HIGH_SURROGATE.test(last) && !sources.some((source) => LONE_HIGH_SURROGATE.test(source))) {
    return { end: last, of: null };
  }
  for (const needle of needles) {
    const end = beginningAtEnd(needle, text);
    if (end === null || isPresent(needle, text)) continue;
    if (!sources.some((source) => isPresent(end, source))) return { end, of: needle };
  }
  return null;
}

/** The longest beginning of the needle that the text ends in, if it splits a word or number and is no plain word. */
function beginningAtEnd(needle: string, text: string): string | null {
  for (let length = needle.length - 1; length >= SHORTEST; length -= 1) {
    if (!splitsWord(needle, length)) continue;
    const end = needle.slice(0, length);
    if (!text.endsWith(end) || !/\P{L}/u.test(end)) continue;
    if (leftAllows(text, text.length - length, leftEndOf(end))) return end;
  }
  return null;
}

function splitsWord(needle: string, at: number): boolean {
  return isW(needle.codePointAt(at - 1)!) && isW(needle.codePointAt(at)!);
}
