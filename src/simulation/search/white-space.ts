/** Whether a code unit is white space, as `\s` has it. */
export function isWhite(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0xa0) return false;
  return unit === 0xa0 || unit === 0xfeff || (unit >= 0x1680 && /\s/.test(String.fromCharCode(unit)));
}

/** The place after a run of white space that goes from `at` in the direction of `step`. */
export function pastWhite(text: string, at: number, step: 1 | -1): number {
  let past = at;
  while (isWhite(text.charCodeAt(past))) past += step;
  return past;
}
