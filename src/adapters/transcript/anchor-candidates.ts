/** Families of tokens that a faithful summary keeps, most telling first. */
const FAMILIES: readonly RegExp[] = [
  // Addresses and paths.
  /https?:\/\/[^\s"'`<>()[\]{}\\]+/g,
  /(?<![\w:/])(?:~|\.{1,2})?(?:\/[\w.@+-]+){2,}|(?<![\w./])[\w@][\w.@+-]+(?:\/[\w.@+-]+)+/g,
  // Tickets, error names and codes.
  /\b[A-Z][A-Z0-9]+-\d+\b|\b[A-Z]\w*(?:Error|Exception|Warning)\b|\bE[A-Z]{3,}\b/g,
  // Commands, alone on a line of a code block or as an argument.
  /(?<=```\n)[^\n"'`\\]{5,60}(?=\n```)|(?<="command": ?")[^"\\]{5,60}(?=")/g,
  // Ids, hashes and versions; file names, qualified and compound names; numbers.
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])\w[\w-]{3,}\w\b|\b\d+(?:\.\d+){1,3}\b/g,
  /\b[A-Za-z]\w*(?:[.-][A-Za-z]\w*)+\b|\b[A-Za-z]+(?:_[A-Za-z0-9]+)+\b|\b[a-z]+(?:[A-Z][a-z0-9]+)+\b|\b(?:[A-Z][a-z0-9]+){2,}\b/g,
  /\b\d[\d,]{2,}\b|\b\d+:\d+\b|\b\d+ \p{Ll}{3,}\b/gu,
  // Options of commands, quoted words, names within a sentence.
  /(?<=\s)--?[A-Za-z][\w-]*\b/g,
  /(?<=["'`])[\p{L}\p{N}][^"'`\n\\]{2,38}[\p{L}\p{N}](?=["'`])/gu,
  /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{2,}/gu,
];

const LONGEST = 120;

/** Where nothing is more telling: words long enough to be rare, the longest first. */
const LONG_WORD = /(?<![\p{L}\p{N}_])\p{L}{5,30}(?![\p{L}\p{N}_])/gu;

/** The tokens of a text that may serve as its anchor, most telling first. */
export function anchorCandidates(text: string): string[] {
  const candidates = new Set<string>();
  for (const family of FAMILIES) {
    for (const [match] of text.matchAll(family)) {
      const token = match.trim().replace(/[.,:;-]+$/, '');
      if (token.length <= LONGEST) candidates.add(token);
    }
  }
  const words = [...text.matchAll(LONG_WORD)].map(([word]) => word);
  return [...candidates, ...words.sort((one, other) => other.length - one.length)];
}
