/** A text without the byte order mark that some editors put before it, and that JSON does not allow. */
export function withoutBom(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
