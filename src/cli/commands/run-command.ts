import { renderReport } from '../../../reports/terminal/render-report.js';
import { planOf } from '../../check/plan.js';
import { validateOptions } from '../../check/validate-options.js';
import { exitCodeOf } from '../../property/verdict.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { onInterrupt } from '../on-interrupt.js';
import { outputPath } from '../output-path.js';
import { startProgress } from '../progress.js';
import { storeCounterexamples } from '../store/store-counterexamples.js';
import { findModule } from '../subject/find-module.js';
import { coloursWanted, columns } from '../terminal.js';
import { JobInWorker } from '../worker/job-in-worker.js';
import { writeReports } from '../write-reports.js';

/** The flags of `run`, as commander gives them. */
export interface RunFlags {
  runs?: string;
  time?: string;
  seed?: string;
  property?: string[];
  level?: string;
  encoding?: string;
  profile?: string;
  transcript?: string;
  bail?: true;
  stepLimit?: string;
  shrinkTime?: string;
  store: string | false;
  json?: string | true;
  markdown?: string | true;
  quiet?: true;
}

/**
 * Checks the compactor of a module, and prints what was found.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function runCommand(file: string | undefined, flags: RunFlags): Promise<number> {
  const { property: properties, transcript, store, json, markdown, quiet = false, ...rest } = flags;
  const options = validateOptions({ ...rest, properties }, flagName);
  const outputs = { json: outputPath('--json', json), markdown: outputPath('--markdown', markdown) };
  const path = findModule(file);
  const { runs, timeMs } = planOf(options);
  const progress = startProgress(runs, timeMs, quiet);
  const job = { ask: 'run', flags: options, transcript: transcript ?? null } as const;
  const run = new JobInWorker(path, job);
  const release = onInterrupt(() => run.stop());
  const report = await run.report(progress.update).finally(() => {
    progress.stop();
    release();
  });
  if (!report) {
    process.stderr.write('Interrupted while the compactor did not return; nothing was found before that.\n');
    return INTERRUPTED;
  }
  if (store) storeCounterexamples(report, store);
  const isPrinted = writeReports(report, outputs);
  if (!isPrinted) {
    const color = coloursWanted();
    process.stdout.write(
      renderReport(report, { color, width: columns(), quiet, ...(file && { subject: file }) }),
    );
  }
  return report.ended === 'interrupted' ? INTERRUPTED : exitCodeOf(report.verdict);
}
