const LONGEST = 256;
const ENTRIES = 20_000;

/** The same counting function, remembering the counts of short texts; long ones would only fill the memory. */
export function rememberCounts(count: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    if (text.length > LONGEST) return count(text);
    let tokens = known.get(text);
    if (tokens === undefined) {
      tokens = count(text);
      if (known.size >= ENTRIES) known.clear();
      known.set(text, tokens);
    }
    return tokens;
  };
}
