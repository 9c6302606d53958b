import type { PropertyReport } from '../../src/run/report.js';
import { shorten } from '../text/shorten.js';

/** What of a broken property was seen first, in at most `width` columns, and how much more there is. */
export function seen({ counterexample }: Pick<PropertyReport, 'counterexample'>, width: number): string {
  const [first, ...more] = counterexample?.violations ?? [];
  if (!first) return 'its conversation was not kept';
  return `${shorten(first.says, width)}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
}
