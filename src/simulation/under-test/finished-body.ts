import type { SummaryResponse } from '../../compactor/summarizer.js';

/**
 * What a text that claims to be finished says before its closing marker; null where it says itself that it was cut, by
 * its finish reason or by a marker that it promised and lacks.
 */
export function finishedBody({ text, finish, closingMarker }: SummaryResponse): string | null {
  if (finish === 'length' || finish === 'filter') return null;
  if (closingMarker === undefined) return text;
  const end = text.lastIndexOf(closingMarker);
  return end < 0 ? null : text.slice(0, end).trimEnd();
}
