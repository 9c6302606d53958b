// What a page or an editor would not show, or would obey, is written as an escape: the value stays the same.
const HIDDEN = /[\x7f-\x9f\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A value as JSON, indented unless it is told otherwise, ending in a line feed; NaN, ±Infinity and −0 are written as strings. */
export function toJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(
    value,
    (_, part: unknown) => (isUnwritable(part) ? nameOf(part) : part),
    indent,
  );
  return `${text.replace(HIDDEN, escaped)}\n`;
}

function isUnwritable(part: unknown): part is number {
  return typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0));
}

function nameOf(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('');
}
