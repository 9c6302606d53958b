/** The part of `text` that its first `bytes` bytes in UTF-8 hold; half a code point becomes one U+FFFD. */
export function utf8Prefix(text: string, bytes: number): string {
  let used = 0;
  let end = 0;
  while (end < text.length && used < bytes) {
    const codePoint = text.codePointAt(end)!;
    used += bytesOf(codePoint);
    // Walking the string instead of decoding bytes keeps lone surrogates and a leading U+FEFF as they are.
    if (used > bytes) return `${text.slice(0, end)}\uFFFD`;
    end += codePoint > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
