import type { CompareTextOptions } from '../../../reports/compare/compare-text-options.js';
import { renderCompareJson } from '../../../reports/compare/render-compare-json.js';
import { renderCompareMarkdown } from '../../../reports/compare/render-compare-markdown.js';
import type { CompareReport } from '../../compare/compare-report.js';
import type { Outputs } from '../outputs.js';
import { put } from '../put.js';
import { pagePath } from '../write-reports.js';

/** Writes the reports of a comparison that were asked for. */
export async function writeCompare(
  report: CompareReport,
  { json, markdown, html }: Pick<Outputs, 'json' | 'markdown' | 'html'>,
  how: CompareTextOptions,
): Promise<void> {
  if (json !== null) put(json, renderCompareJson(report));
  if (markdown !== null) put(markdown, renderCompareMarkdown(report));
  if (html !== null) {
    const { renderCompareHtml } = await import('../../../reports/html/render-compare-html.js');
    put(pagePath(html), renderCompareHtml(report, how));
  }
}
