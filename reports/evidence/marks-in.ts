import { occurrences } from '../../src/transcript/presence.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';

/** A piece of a text, `start` to `end` in code units, that is the anchor or a fact of turns. */
export interface Mark {
  start: number;
  end: number;
  turns: TurnId[];
}

/** Reading longer texts takes longer than anybody looks at them. */
const LONGEST = 200_000;

/** Where the anchors and facts of turns stand in a text by the rule of presence, in order and apart; the longest of those that overlap. */
export function marksIn(text: string, turns: readonly Turn[], isCut: boolean): Mark[] {
  if (text.length > LONGEST) return [];
  const byNeedle = new Map<string, TurnId[]>();
  for (const { id, anchor, facts = [] } of turns) {
    for (const needle of new Set([anchor, ...facts.map(({ value }) => value)]))
      if (needle) byNeedle.set(needle, [...(byNeedle.get(needle) ?? []), id]);
  }
  const found = [...byNeedle].flatMap(([needle, ids]) =>
    occurrences(needle, text, { cut: isCut }).map((start) => ({
      start,
      end: start + needle.length,
      turns: ids,
    })),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: Mark[] = [];
  for (const mark of found) if (mark.start >= (apart.at(-1)?.end ?? 0)) apart.push(mark);
  return apart;
}
