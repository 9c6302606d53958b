/** The lines moved right; empty ones stay empty. */
export function indent(lines: readonly string[], by = 2): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
}
