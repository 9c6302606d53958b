import { visible } from '../text/visible.js';

/** A text as a code span on one line that nothing inside can close. */
export function codeSpan(text: string): string {
  if (text === '') return '(empty)';
  const shown = visible(text);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const bar = '`'.repeat(longest + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${bar}${pad}${shown}${pad}${bar}`;
}
