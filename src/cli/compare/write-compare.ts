import { resolve } from 'node:path';
import type { CompareTextOptions } from '../../../reports/compare/compare-text-options.js';
import { renderCompareJson } from '../../../reports/compare/render-compare-json.js';
import { renderCompareMarkdown } from '../../../reports/compare/render-compare-markdown.js';
import type { CompareReport } from '../../compare/compare-report.js';
import { writeAtomically } from '../../store/write-atomically.js';
import type { Outputs } from '../outputs.js';
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

function put(where: string | true, text: string): void {
  if (where === true) process.stdout.write(text);
  else writeAtomically(resolve(where), text);
}
