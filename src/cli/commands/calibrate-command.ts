import { renderCalibration } from '../../../reports/calibrate/render-calibration.js';
import type { CalibrationReport } from '../../calibrate/calibration-report.js';
import { type CalibrationWishes, readCalibration } from '../../check/calibration-plan.js';
import type { CheckOptions } from '../../check/check-options.js';
import { modelsFor } from '../../check/models-for.js';
import { validateOptions } from '../../check/validate-options.js';
import { exitCodeOf } from '../../property/verdict.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { outputsOf } from '../outputs.js';
import { put } from '../put.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { findCalibrated } from '../subject/find-calibrated.js';
import { coloursWanted, columns } from '../terminal.js';
import { pagePath, writeJson } from '../write-reports.js';

/** The flags of `calibrate`, as commander gives them. */
export interface CalibrateFlags extends CalibrationWishes {
  command?: string;
  runs?: string;
  time?: string;
  seed?: string;
  encoding?: string;
  stepLimit?: string;
  model?: string;
  record?: true;
  modelUrl?: string;
  modelDialect?: string;
  cassettes?: string;
  json?: string | true;
  html?: string | true;
  quiet?: true;
}

/**
 * Finds out at which ratio of prefix to budget coverage breaks, and prints it.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function calibrateCommand(file: string | undefined, flags: CalibrateFlags): Promise<number> {
  const { command, content, budget, passes, rLow, upTo, json: _, html: __, quiet = false, ...rest } = flags;
  const options: CheckOptions = validateOptions(rest, flagName);
  const choices = readCalibration({ content, budget, passes, rLow, upTo }, flagName);
  modelsFor(options);
  const { json, html } = outputsOf({
    ...(flags.json !== undefined && { json: flags.json }),
    ...(flags.html !== undefined && { html: flags.html }),
  });
  const source = findCalibrated(file, command, options.model);
  const job = { ask: 'calibrate', flags: options, choices } as const;
  const { report } = await reportFromWorker<CalibrationReport>(source, job, quiet);
  if (!report) {
    tellNothingFound();
    return INTERRUPTED;
  }
  writeJson(report, json);
  if (html !== null) {
    const { renderCalibrationHtml } = await import('../../../reports/html/render-calibration-html.js');
    put(pagePath(html), renderCalibrationHtml(report));
  }
  if (json !== true && html !== true)
    process.stdout.write(renderCalibration(report, { color: coloursWanted(), width: columns() }));
  return report.ended === 'interrupted' ? INTERRUPTED : exitCodeOf(report.verdict);
}
