import { cut } from '../text/cut.js';
import { visible } from '../text/visible.js';

/** Readers hold a whole report in memory, and show it on one page. */
const LONGEST = 100_000;

/**
 * Lines as the content of a CDATA section: without characters that XML 1.0 has none of, and without its end, of which
 * the builder escapes the first only.
 */
export function xmlText(text: string): string {
  const lines = cut(text, LONGEST).split('\n');
  return lines.map((line) => visible(line).replaceAll(']]>', ']]\\u{3E}')).join('\n');
}
