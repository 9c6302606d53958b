const MOST_PIECES = 64;
const USUAL_LENGTH = 24;

/** A text in the pieces that it is streamed in, which may part words but no characters. */
export function pieces(text: string): string[] {
  const length = Math.max(USUAL_LENGTH, Math.ceil(text.length / MOST_PIECES));
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(text.length, start + length);
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1]!)) end += 1;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}
