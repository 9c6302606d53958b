/** What of a Markdown text stands outside fenced blocks and code spans. */
export function markdownOutsideCode(text: string): string {
  const lines: string[] = [];
  let bar: string | null = null;
  for (const line of text.split('\n')) {
    const fence = /^(`{3,})/.exec(line)?.[1];
    if (bar !== null) {
      if (line === bar) bar = null;
    } else if (fence) bar = fence;
    else lines.push(line);
  }
  return lines.join('\n').replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
}
