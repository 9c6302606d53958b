import type { PropertyReport } from '../../src/run/report.js';
import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { textWidth } from '../text/text-width.js';
import { signOf } from './sign.js';

/** The line that opens a failure frame: sign, property, clauses, and what is unusual about it. */
export function frameTitle(
  { id, clauses, level, verdict }: PropertyReport,
  { colours, width }: Style,
): string {
  const words = [
    `${signOf(verdict)} ${shorten(id, 60)}`,
    shorten(clauses.join(' '), 20),
    level === 'should' ? 'should' : '',
    verdict === 'errored' ? 'errored' : '',
  ];
  const title = words.filter(Boolean).join(' · ');
  const rule = '─'.repeat(Math.max(2, width - textWidth(title) - 4));
  return `${colours.dim('──')} ${colours.bold(colours.red(title))} ${colours.dim(rule)}`;
}
