/**
 * A text that ends in a non-space, with its tokens when a line feed follows it and when nothing does.
 *
 * Kept apart, the two counts add up: no token reaches across a line feed to a text that starts with neither white
 * space nor `/`.
 */
export interface Passage {
  text: string;
  line: number;
  last: number;
}

/** The passages as lines of one passage; null if there are none. */
export function joinPassages(passages: readonly Passage[]): Passage | null {
  const [first, ...rest] = passages;
  if (!first) return null;
  let { text, line, last } = first;
  for (const passage of rest) {
    text += `\n${passage.text}`;
    last = line + passage.last;
    line += passage.line;
  }
  return { text, line, last };
}
