/** The first half of a text, in whole characters. */
export function firstHalf(text: string): string {
  const characters = [...text];
  return characters.slice(0, characters.length >> 1).join('');
}
