/** How many code units of a value its place in the index is. */
const KEY = 2;

/** Replaces values wherever they stand as words of their own, the longest first, also behind an escape within a JSON text. */
export function replaceValues(replacements: ReadonlyMap<string, string>): (text: string) => string {
  const starts = new Map<string, string[]>();
  for (const value of [...replacements.keys()].sort((one, other) => other.length - one.length)) {
    const key = value.slice(0, KEY);
    const values = starts.get(key);
    if (values) values.push(value);
    else starts.set(key, [value]);
  }
  return (text) => {
    let written = '';
    let copied = 0;
    for (let at = 0; at < text.length; at++) {
      const values = starts.get(text.slice(at, at + KEY));
      if (!values) continue;
      const value = values.find((one) => text.startsWith(one, at) && isFree(text, at, at + one.length));
      if (value === undefined) continue;
      written += text.slice(copied, at) + replacements.get(value)!;
      copied = at + value.length;
      at = copied - 1;
    }
    return written + text.slice(copied);
  };
}

function isFree(text: string, start: number, end: number): boolean {
  const goesOn = isWord(text[end]) && isWord(text[end - 1]);
  const begun = isWord(text[start - 1]) && isWord(text[start]);
  return !goesOn && (!begun || isEscape(text, start - 1)) && !isEscape(text, start);
}

function isWord(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char);
}

/** Whether a letter is the second half of an escape such as `\n`. */
function isEscape(text: string, at: number): boolean {
  if (!/[nrtbf]/.test(text[at] ?? '')) return false;
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
