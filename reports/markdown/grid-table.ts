import type { Grid } from '../evidence/grid.js';
import { shorten } from '../text/shorten.js';
import { codeSpan } from './code-span.js';

const MOST = 300;
const OURS = new Set(['', '…', '–']);

/** A grid as a Markdown table; text from outside stands in code spans, and named rows carry a pointer. */
export function gridTable({ head, rows, right, outside }: Grid): string {
  const cell = (text: string, column: number) =>
    outside.includes(column) && !OURS.has(text) ? codeSpan(withoutBars(shorten(text, MOST))) : text;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...head]),
    line(['---', ...head.map((_, column) => (right.includes(column) ? '---:' : '---'))]),
    ...rows.map(({ cells, named }) => line([named ? '▸' : '', ...cells.map(cell)])),
  ].join('\n');
}

/** Renderers disagree about a backslash before an escaped bar, so that one is written as its code point. */
function withoutBars(text: string): string {
  return text.replaceAll('\\|', '\\u{5C}|').replaceAll('|', '\\|');
}
