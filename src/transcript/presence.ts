import {
  type LeftEnd,
  leftAllows,
  leftEndOf,
  openEndOf,
  type RightEnd,
  rightAllows,
  rightEndOf,
} from './neighbours.js';

/** `cut` says that the text ends before its author meant it to. */
export interface PresenceOptions {
  cut?: boolean;
}

/** Whether an anchor stands in a text as a token of its own, by the law's rule of presence. */
export function isPresent(anchor: string, text: string, options?: PresenceOptions): boolean {
  return nextOccurrence(anchor, text, 0, options) >= 0;
}

/** Where an anchor is present in a text: the start of each occurrence, as an index of code units. */
export function occurrences(anchor: string, text: string, options?: PresenceOptions): number[] {
  const starts: number[] = [];
  let start = nextOccurrence(anchor, text, 0, options);
  while (start >= 0) {
    starts.push(start);
    start = nextOccurrence(anchor, text, start + 1, options);
  }
  return starts;
}

/** Those of several anchors that are present in a text. */
export function anchorsPresent(
  anchors: readonly string[],
  text: string,
  options?: PresenceOptions,
): Set<string> {
  return presenceSearch(anchors)(text, options);
}

/** Prepares a search for many anchors, to be used on many texts; each text is walked once. */
export function presenceSearch(
  anchors: readonly string[],
): (text: string, options?: PresenceOptions) => Set<string> {
  if (anchors.length <= FEW) {
    return (text, options) => new Set(anchors.filter((anchor) => isPresent(anchor, text, options)));
  }
  // Most of them are in no text, so that their ends are looked at when one is met.
  const rightEnds = new Map<string, RightEnd | null>();
  const single: string[] = [];
  const starts = new Map<number, { left: LeftEnd; lengths: number[] }>();
  const filter = new Uint8Array(FILTER_SIZE);
  for (const anchor of anchors) {
    if (anchor.length < 2) {
      single.push(anchor);
      continue;
    }
    if (rightEnds.has(anchor)) continue;
    rightEnds.set(anchor, null);
    const key = startKey(anchor, 0);
    const start = starts.get(key);
    if (!start) starts.set(key, { left: leftEndOf(anchor), lengths: [anchor.length] });
    else if (!start.lengths.includes(anchor.length)) start.lengths.push(anchor.length);
    filter[startHash(anchor, 0)] = 1;
  }

  return (text, options) => {
    const found = new Set(single.filter((anchor) => isPresent(anchor, text, options)));
    const lastEnd = lastEndIn(text, options);
    for (let at = 0; at < lastEnd; at++) {
      if (filter[startHash(text, at)] === 0) continue;
      const start = starts.get(startKey(text, at));
      if (!start || !leftAllows(text, at, start.left)) continue;
      for (const length of start.lengths) {
        const end = at + length;
        if (end > lastEnd) continue;
        const candidate = text.slice(at, end);
        let rightEnd = rightEnds.get(candidate);
        if (rightEnd === undefined) continue;
        if (rightEnd === null) {
          rightEnd = rightEndOf(candidate);
          rightEnds.set(candidate, rightEnd);
        }
        if (rightAllows(text, end, rightEnd)) found.add(candidate);
      }
    }
    return found;
  };
}

/** Up to this many anchors, searching for each alone is faster. */
const FEW = 8;
/** A power of two. */
const FILTER_SIZE = 4096;

function startKey(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
}

function startHash(text: string, at: number): number {
  return ((text.charCodeAt(at) << 5) ^ text.charCodeAt(at + 1)) & (FILTER_SIZE - 1);
}

/** The last place where an occurrence may end. */
function lastEndIn(text: string, options?: PresenceOptions): number {
  return options?.cut ? openEndOf(text) - 1 : text.length;
}

function nextOccurrence(anchor: string, text: string, from: number, options?: PresenceOptions): number {
  if (anchor === '') return -1;
  let start = text.indexOf(anchor, from);
  if (start < 0) return -1;
  const left = leftEndOf(anchor);
  const right = rightEndOf(anchor);
  const lastEnd = lastEndIn(text, options);
  while (start >= 0) {
    const end = start + anchor.length;
    if (end > lastEnd) return -1;
    if (leftAllows(text, start, left) && rightAllows(text, end, right)) return start;
    start = text.indexOf(anchor, start + 1);
  }
  return -1;
}
