import type { SummaryItem } from '../compactor/session.js';

/** A summary with another body, in the same wrapper. */
export function withBody(summary: SummaryItem, body: string): SummaryItem {
  const { text, body: before } = summary;
  return { ...summary, body, ...(text !== undefined && { text: text.replace(before, () => body) }) };
}
