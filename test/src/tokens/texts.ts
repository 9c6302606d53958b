import fc from 'fast-check';

const PIECES = [
  'the quick brown fox',
  ' jumps',
  'over\n',
  '\n',
  '\n\n',
  '\r\n',
  ' ',
  '  ',
  '\t',
  '/',
  '//',
  "'s",
  "'LL",
  '1234567',
  ' 42',
  '.',
  '...',
  ' {"a":1}',
  'Ünïcödé',
  '東京都',
  'ครับ',
  'か\u3099',
  '👍🏽',
  '👨‍👩‍👧',
  '\u0301',
  '\u00a0',
  '\u3000',
  '<|endoftext|>',
  '<|im_start|>',
  '$&',
  '\ud83d',
  '\udc00',
  'src/a.ts:42',
  '# ',
  '```',
  'é',
  'AAAA',
  'camelCase',
];

/** Texts put together from pieces that meet at every kind of joint. */
export const joinedTexts = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 14 })
  .map((pieces) => pieces.join(''));
