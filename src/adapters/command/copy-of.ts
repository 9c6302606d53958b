/** The same text without the longer one that it was taken from, which would be held as long as its part. */
export function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
