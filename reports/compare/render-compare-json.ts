import type { CompareReport } from '../../src/compare/compare-report.js';
import { toJson } from '../json/to-json.js';

/** The report of a comparison as JSON, by `schemas/compare.schema.json`. */
export function renderCompareJson(report: CompareReport): string {
  return toJson(report);
}
