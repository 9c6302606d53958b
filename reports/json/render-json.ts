import type { Report } from '../../src/run/report.js';
import type { SelfCheckReport } from '../../src/self-check/self-check-report.js';
import { toJson } from './to-json.js';

/** A report as JSON, by `schemas/report.schema.json`; that of a self-check by `schemas/self-check.schema.json`. */
export function renderJson(report: Report | SelfCheckReport): string {
  return toJson(report);
}
