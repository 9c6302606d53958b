import type { Filler } from '../fillers.js';

const SHORTEST = 300;
const LONGEST = 800;

/** Joins parts until the text has between 300 and 800 characters; `next` makes one more part. */
export function paragraph(filler: Filler, next: () => string, joint = ' '): string {
  const wanted = filler.number.int({ min: SHORTEST, max: LONGEST - 150 });
  let text = next();
  while (text.length < wanted) {
    const longer = text + joint + next();
    if (longer.length > LONGEST) break;
    text = longer;
  }
  return text;
}

/** Repeats `make` `count` times. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
