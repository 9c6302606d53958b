/** The text with another last character, of the same kind where it is a digit or a letter. */
export function otherEnd(text: string): string {
  const characters = [...text];
  const last = characters.pop() ?? '';
  if (/\d/.test(last)) return `${characters.join('')}${last === '7' ? '8' : '7'}`;
  return `${characters.join('')}${last === 'q' ? 'x' : 'q'}`;
}
