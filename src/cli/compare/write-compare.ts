import { resolve } from 'node:path';
import { renderCompareJson } from '../../../reports/compare/render-compare-json.js';
import { renderCompareMarkdown } from '../../../reports/compare/render-compare-markdown.js';
import type { CompareReport } from '../../compare/compare-report.js';
import { writeAtomically } from '../../store/write-atomically.js';
import type { Outputs } from '../outputs.js';

/** Writes the reports of a comparison that were asked for. */
export function writeCompare(report: CompareReport, { json, markdown }: Outputs): void {
  if (json !== null) put(json, renderCompareJson(report));
  if (markdown !== null) put(markdown, renderCompareMarkdown(report));
}

function put(where: string | true, text: string): void {
  if (where === true) process.stdout.write(text);
  else writeAtomically(resolve(where), text);
}
