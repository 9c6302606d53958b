import { renderReplay } from '../../../reports/terminal/render-replay.js';
import { validateOptions } from '../../check/validate-options.js';
import { exitCodeOf } from '../../property/verdict.js';
import type { Report } from '../../run/report.js';
import { readStored } from '../../store/read-stored.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { type OutputFlags, outputsOf, takesTheScreen } from '../outputs.js';
import { replayHere } from '../replay-here.js';
import { fileInRepository } from '../subject/file-in-repository.js';
import { findSubject } from '../subject/find-subject.js';
import { coloursWanted, columns } from '../terminal.js';
import { JobInWorker } from '../worker/job-in-worker.js';
import { writeReports } from '../write-reports.js';

/** The flags of `replay`, as commander gives them. */
export interface ReplayFlags extends Pick<OutputFlags, 'json' | 'markdown' | 'html'> {
  command?: string;
  stepLimit?: string;
  cassettes?: string;
  inProcess?: true;
}

/**
 * Drives a stored counterexample again, on the compactor of a module that is named here and never in the file.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function replayCommand(
  counterexample: string,
  file: string | undefined,
  flags: ReplayFlags,
): Promise<number> {
  const options = validateOptions({ stepLimit: flags.stepLimit, cassettes: flags.cassettes }, flagName);
  const outputs = outputsOf({ json: flags.json, markdown: flags.markdown, html: flags.html });
  const stored = readStored(counterexample);
  const source = findSubject(file, flags.command);
  const job = new JobInWorker<Report>(source, { ask: 'replay', stored, flags: options });
  const report = flags.inProcess ? await replayHere(source, stored, options) : await job.report();
  if (!report) return INTERRUPTED;
  const { command, stepLimit, cassettes } = flags;
  const given = { command, stepLimit, cassettes };
  await writeReports(report, outputs, { subject: file, given, file: fileInRepository(source) });
  if (!takesTheScreen(outputs)) {
    const subject = file === undefined ? {} : { subject: file };
    const how = { color: coloursWanted(), width: columns(), given };
    process.stdout.write(renderReplay(report, { ...how, ...subject }));
  }
  const holds = report.verdict === 'unknown' && report.runs > 0;
  return holds ? 0 : exitCodeOf(report.verdict);
}
