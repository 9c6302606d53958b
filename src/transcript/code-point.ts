const SCRIPT_S =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const DIGIT = /\p{Nd}/u;
const ATTACHED = /\p{M}|\u200c|\u200d|\p{Emoji_Modifier}/u;

/** S of the law: of a script that is written without a space at each word's end, so that words touch. */
export const isS = beyondAscii((character) => SCRIPT_S.test(character));

/** A decimal digit of any script. */
export const isDigit = withAscii(isAsciiDigit, (character) => DIGIT.test(character));

/** W of the law: a letter or decimal digit that is not in S; beside an anchor it makes a longer word of it. */
export const isW = withAscii(
  (codePoint) => isAsciiDigit(codePoint) || isAsciiLetter(codePoint),
  (character) => LETTER_OR_DIGIT.test(character) && !SCRIPT_S.test(character),
);

/** A mark, joiner or modifier: it makes another character of the one before it. */
export const isAttached = beyondAscii((character) => ATTACHED.test(character));

function isAsciiDigit(codePoint: number): boolean {
  return codePoint >= 0x30 && codePoint <= 0x39;
}

function isAsciiLetter(codePoint: number): boolean {
  const lower = codePoint | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function beyondAscii(test: (character: string) => boolean): (codePoint: number) => boolean {
  return withAscii(() => false, test);
}

/** Nearly all neighbours are ASCII; the others are few and come again, so a regular expression sees each once. */
function withAscii(
  ascii: (codePoint: number) => boolean,
  test: (character: string) => boolean,
): (codePoint: number) => boolean {
  const known = new Map<number, boolean>();
  return (codePoint) => {
    if (codePoint < 0x80) return ascii(codePoint);
    let answer = known.get(codePoint);
    if (answer === undefined) {
      answer = test(String.fromCodePoint(codePoint));
      known.set(codePoint, answer);
    }
    return answer;
  };
}
