import type { CalibrationReport } from '../../src/calibrate/calibration-report.js';
import type { Report } from '../../src/run/report.js';
import type { SelfCheckReport } from '../../src/self-check/self-check-report.js';
import type { SmokeReport } from '../../src/smoke/smoke-report.js';
import { toJson } from './to-json.js';

/** A report as JSON, by `schemas/report.schema.json`; of a self-check and a smoke test by the schemas of their names. */
export function renderJson(report: Report | SelfCheckReport | SmokeReport | CalibrationReport): string {
  return toJson(report);
}
