import { isAttached, isDigit, isS, isW } from './code-point.js';

/** What the left end of an anchor demands of what stands before it. */
export interface LeftEnd {
  inS: boolean;
  digit: boolean;
}

/** What the right end of an anchor demands of what follows it. */
export interface RightEnd {
  inS: boolean;
  digit: boolean;
  /** Characters that join a word to the anchor, so that both are one longer token. */
  joiners: string;
}

/** The left end of an anchor; all anchors that begin with the same code point share it. */
export function leftEndOf(anchor: string): LeftEnd {
  const first = anchor.codePointAt(0)!;
  return { inS: isS(first), digit: isDigit(first) };
}

/** The right end of an anchor. */
export function rightEndOf(anchor: string): RightEnd {
  const last = codePointBefore(anchor, anchor.length)!;
  let joiners = '-._/+~';
  if (anchor.includes('\\')) joiners += '\\';
  if (anchor.includes('://')) joiners += '?#&=%:';
  return { inS: isS(last), digit: isDigit(last), joiners };
}

/** Whether what stands before `start` lets an anchor begin there (clauses a and c). */
export function leftAllows(text: string, start: number, end: LeftEnd): boolean {
  const previous = codePointBefore(text, start);
  if (previous === undefined) return true;
  if (previous === ZERO_WIDTH_JOINER || splitsPair(text, start)) return false;
  if (end.inS) return true;
  if (wordEndsAt(text, start)) return false;
  const character = text[start - 1]!;
  if (LEFT_JOINERS.includes(character)) return !wordEndsAt(text, start - 1);
  return !(character === ',' && end.digit && digitAt(codePointBefore(text, start - 1)));
}

/** Whether what follows `at` lets an anchor end there (clauses a and b). */
export function rightAllows(text: string, at: number, end: RightEnd): boolean {
  const next = text.codePointAt(at);
  if (next === undefined) return true;
  if (isAttached(next) || splitsPair(text, at)) return false;
  if (end.inS) return true;
  if (isW(next)) return false;
  const character = text[at]!;
  const after = text.codePointAt(at + 1);
  if (end.joiners.includes(character)) return after === undefined || !isW(after);
  return !(character === ',' && end.digit && digitAt(after));
}

/** Where the part of a cut text begins that may be the middle of a longer token (clause d). */
export function openEndOf(text: string): number {
  let start = text.endsWith('\uFFFD') ? text.length - 1 : text.length;
  while (start > 0 && CUT_JOINERS.includes(text[start - 1]!)) start--;
  return start;
}

const ZERO_WIDTH_JOINER = 0x200d;
const LEFT_JOINERS = '-._/+~@';
const CUT_JOINERS = '-._/\\+~@:,?#&=%';

function wordEndsAt(text: string, at: number): boolean {
  const codePoint = codePointBefore(text, at);
  return codePoint !== undefined && isW(codePoint) && !isEscape(text, at - 1);
}

/** Whether the letter at `at` belongs to an escaped line feed, carriage return or tab, as JSON writes them. */
function isEscape(text: string, at: number): boolean {
  if (!'nrt'.includes(text[at]!)) return false;
  let start = at;
  while (text[start - 1] === '\\') start--;
  return (at - start) % 2 === 1;
}

function digitAt(codePoint: number | undefined): boolean {
  return codePoint !== undefined && isDigit(codePoint);
}

function codePointBefore(text: string, at: number): number | undefined {
  return text.codePointAt(splitsPair(text, at - 1) ? at - 2 : at - 1);
}

function splitsPair(text: string, at: number): boolean {
  return isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at));
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
