/** A phrase of more words is no name of anything any more. */
const MOST_WORDS = 4;
const SHORTEST = 6;
const LONGEST = 120;
/** Enough lines to find one phrase that nothing else has. */
const MOST_LINES = 40;

/**
 * Words in a row that stand in one line of a text, the fewest and the longest first: what a text without a telling
 * token of its own may be known by.
 */
export function phrasesOf(text: string): string[] {
  const lines = text
    .split(/[\r\n]+|\\n/)
    .map((line) => [...line.matchAll(/[\p{L}\p{N}][^\s"'\\]*/gu)])
    .filter((words) => words.length > 1);
  const phrases: string[] = [];
  for (let count = 2; count <= MOST_WORDS; count++) {
    const found = new Set<string>();
    for (const words of lines.slice(0, MOST_LINES)) {
      for (let start = 0; start + count <= words.length; start++) {
        const [first, last] = [words[start]!, words[start + count - 1]!];
        const raw = first.input.slice(first.index, last.index + last[0].length);
        const phrase = raw.replace(/[^\p{L}\p{N})}\]]+$/u, '');
        const isWritable = phrase.length >= SHORTEST && phrase.length <= LONGEST;
        if (isWritable && !/\t|\s\s/.test(phrase)) found.add(phrase);
      }
    }
    phrases.push(...[...found].sort((one, other) => other.length - one.length));
  }
  return phrases;
}
