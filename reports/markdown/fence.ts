/** A text in a fenced block that nothing inside can close. */
export function fence(text: string, language = 'text'): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const bar = '`'.repeat(longest + 1);
  return `${bar}${language}\n${text.replace(/\n$/, '')}\n${bar}`;
}
