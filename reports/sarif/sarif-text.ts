import { shorten } from '../text/shorten.js';

const MOST = 2000;

/**
 * A text as the text of a message: on one line, with its braces doubled, as they would stand for arguments, and without
 * links, as `[text](target)` would be one.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html, 3.11.5 and 3.11.6
 */
export function sarifText(text: string): string {
  return shorten(text, MOST)
    .replace(/[{}]/g, (brace) => brace + brace)
    .replaceAll('](', '] (');
}
