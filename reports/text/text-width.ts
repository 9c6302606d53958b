import stringWidth from 'string-width';

const ASCII = /^[ -~]*$/;

/** How many columns of a terminal a text takes; escape sequences of colours take none. */
export function textWidth(text: string): number {
  // Most text is plain ASCII, and measuring the rest is slow.
  return ASCII.test(text) ? text.length : stringWidth(text);
}
