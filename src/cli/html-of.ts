import { renderHtml } from '../../reports/html/render-html.js';
import type { Origin } from '../../reports/words/origin.js';
import { exactInterval } from '../run/exact-interval.js';
import type { Report } from '../run/report.js';

/** A report as a page of HTML; `recording` is the file that was judged, where nothing was run. */
export function htmlOf(
  report: Report,
  origin: Pick<Origin, 'subject' | 'given'>,
  recording?: string,
): string {
  return renderHtml(report, { origin, recording, intervalOf: exactInterval });
}
