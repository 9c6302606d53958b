import type { Turn, TurnId } from '../../src/transcript/turn.js';

/** Turns that are left out of an excerpt, one after the other in the log. */
export interface Gap {
  gap: readonly Turn[];
}

export type Excerpt = readonly (Turn | Gap)[];

const SHORT = 8;
const MOST_NAMED = 6;

/**
 * The turns that a reader needs: all of a short log; of a long one those that were named and their neighbours, or its
 * two ends if none was.
 */
export function excerptOf(log: readonly Turn[], named: ReadonlySet<TurnId>): Excerpt {
  if (log.length <= SHORT) return log;
  const places = log.flatMap((turn, place) => (named.has(turn.id) ? [place] : []));
  const wanted = new Set(
    places.length === 0
      ? [0, 1, log.length - 2, log.length - 1]
      : ends(places).flatMap((place) => [place - 1, place, place + 1]),
  );
  const excerpt: (Turn | { gap: Turn[] })[] = [];
  log.forEach((turn, place) => {
    const last = excerpt.at(-1);
    const isAlone = wanted.has(place - 1) && wanted.has(place + 1);
    if (wanted.has(place) || isAlone) excerpt.push(turn);
    else if (last && 'gap' in last) last.gap.push(turn);
    else excerpt.push({ gap: [turn] });
  });
  return excerpt;
}

function ends(places: readonly number[]): readonly number[] {
  return places.length <= MOST_NAMED ? places : [...places.slice(0, MOST_NAMED - 2), ...places.slice(-2)];
}

/** The turns of an excerpt, without its gaps. */
export function turnsOf(excerpt: Excerpt): Turn[] {
  return excerpt.filter((entry): entry is Turn => !('gap' in entry));
}
