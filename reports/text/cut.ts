/** The beginning of a text that is longer than `most` UTF-16 units, with a line that says how much was cut off. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const note = (left: number) => `\n… cut here: ${left.toLocaleString('en')} more characters`;
  let end = Math.max(0, most - note(text.length).length);
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end) + note(text.length - end);
}
