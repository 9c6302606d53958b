import type { Report } from '../../src/run/report.js';
import { renderDigest } from '../digest/render-digest.js';
import type { Origin } from '../words/origin.js';

/**
 * A report as Markdown for the summary of a job, in so many bytes at most.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions, “Adding a job summary”
 */
export function renderSummary(report: Report, origin: Origin, most: number): string {
  return renderDigest(report, origin, { most, sizeOf: (text) => Buffer.byteLength(text) });
}
