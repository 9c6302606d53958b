const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}]|(?! )\p{Zs}/gu;

/**
 * The text on one line, with every control, format, unpaired, unusual space and non-character replaced by something that
 * can be seen and that neither a terminal nor a page obeys.
 */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => {
    const code = character.codePointAt(0)!;
    if (character === '\n') return '⏎';
    if (character === '\t') return '⇥';
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return `\\u{${code.toString(16).toUpperCase()}}`;
  });
}
