import type { HtmlContext } from '../../../reports/html/html-context.js';
import { renderHtml } from '../../../reports/html/render-html.js';
import { exactInterval } from '../../../src/run/exact-interval.js';
import type { Report } from '../../../src/run/report.js';
import { CRASH } from '../samples/crash.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { LONG } from '../samples/long.js';
import { PASSES } from '../samples/passes.js';
import { broken, property, REPORT, report } from '../samples/report.js';

/** The page of a sample. */
export function pageOf(sample: Report, parts: Partial<HtmlContext> = {}): string {
  return renderHtml(sample, { origin: { subject: 'mine.ts' }, intervalOf: exactInterval, ...parts });
}

const many = Array.from({ length: 40 }, (_, place) =>
  place % 4 === 0
    ? broken({ ...INPUT_RANGE, property: `group-${place % 5}/broken-${place}` })
    : property(`group-${place % 5}/held-${place}`, ['S1'], { rateBelow: 10 ** (-1 - (place % 3)) }),
);

/** Reports of no, one and forty properties, and of four hundred turns. */
export const REPORTS = {
  'no property': report([], { verdict: 'skipped' }),
  'one property': report([property('conservation/partition', ['S5'])], { verdict: 'passed' }),
  'each verdict': REPORT,
  'forty properties': report(many),
  'four hundred turns': report([broken(LONG)]),
  'three passes': report([broken(PASSES)]),
  'a crash': report([broken(CRASH, { verdict: 'errored' })], { verdict: 'errored' }),
} as const;
