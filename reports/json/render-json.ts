import type { Report } from '../../src/run/report.js';
import { toJson } from './to-json.js';

/** A report as JSON, by `schemas/report.schema.json`. */
export function renderJson(report: Report): string {
  return toJson(report);
}
