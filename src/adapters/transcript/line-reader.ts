/** Tells in which line of a text a code unit stands, counted from 1. */
export function lineReader(text: string): (offset: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (offset) => {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (ends[middle]! < offset) from = middle + 1;
      else to = middle;
    }
    return from + 1;
  };
}
