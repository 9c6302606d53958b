import { expect, it } from 'vitest';
import { visible } from '../../../reports/text/visible.js';

it.each([
  ['keeps plain text', 'a b/c-1 “x” é 东京 👍🏽', 'a b/c-1 “x” é 东京 👍🏽'],
  ['shows line ends and tabs', 'a\r\n\tb', 'a␍⏎⇥b'],
  ['shows what a terminal obeys', '\u001b[31m\u0007\u009b0m\u007f', '␛[31m␇\\u{9B}0m\\u{7F}'],
  ['shows marks that turn the direction of text', '\u202eabc\u2066\u200f', '\\u{202E}abc\\u{2066}\\u{200F}'],
  ['shows what has no width', 'a\u200bb\u200dc\ufeff', 'a\\u{200B}b\\u{200D}c\\u{FEFF}'],
  ['shows spaces that are none of the keyboard’s', 'a\u00a0b\u2003c', 'a\\u{A0}b\\u{2003}c'],
  ['shows line and paragraph separators', 'a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
  ['shows half of a surrogate pair', '\ud83d x \udc4d', '\\u{D83D} x \\u{DC4D}'],
  ['shows what is no character', 'a\ufffeb\uffff\u{1fffe}', 'a\\u{FFFE}b\\u{FFFF}\\u{1FFFE}'],
])('%s', (_, text, shown) => {
  expect(visible(text)).toBe(shown);
});

it('changes nothing the second time', () => {
  const shown = visible('\u001b\n\u202e\ud800');
  expect(visible(shown)).toBe(shown);
});
