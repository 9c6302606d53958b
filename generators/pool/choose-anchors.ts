import { isPresent } from '../../src/transcript/presence.js';

/**
 * The candidates that are present in none of the texts and in no other candidate, each once.
 *
 * Scenarios made of what is left are well formed by construction, so nothing has to be searched in a run.
 */
export function chooseAnchors(candidates: readonly string[], texts: readonly string[]): string[] {
  const different = [...new Set(candidates)].filter((anchor) => !texts.includes(anchor));
  const everything = [...texts, ...different];
  return different.filter((anchor) => !standsIn(anchor, everything) && !spansJoint(anchor, everything));
}

function standsIn(anchor: string, texts: readonly string[]): boolean {
  return texts.some((text) => text !== anchor && text.includes(anchor) && isPresent(anchor, text));
}

/** Parts of a turn are joined by one space, so an anchor with spaces could come about where two of them meet. */
function spansJoint(anchor: string, pieces: readonly string[]): boolean {
  const words = anchor.split(' ');
  return words.slice(1).some((_, index) => {
    const left = words.slice(0, index + 1).join(' ');
    const right = words.slice(index + 1).join(' ');
    const ends = pieces.some((piece) => piece !== anchor && piece.endsWith(left));
    return ends && pieces.some((piece) => piece !== anchor && piece.trimStart().startsWith(right));
  });
}
