import { renderSelfCheck } from '../../../reports/terminal/render-self-check.js';
import { validateOptions } from '../../check/validate-options.js';
import { HarnessError } from '../../errors/harness-error.js';
import { exitCodeOf } from '../../property/verdict.js';
import type { SelfCheckReport } from '../../self-check/self-check-report.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { outputPath } from '../output-path.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { findSubject } from '../subject/find-subject.js';
import { coloursWanted, columns } from '../terminal.js';
import { transcriptSource } from '../transcript-source.js';
import { writeJson } from '../write-reports.js';
import type { RunFlags } from './run-command.js';

/** What a self-check has no use for: nothing is shrunk in it, and no counterexample is written. */
const MEANINGLESS = [
  ...(['bail', 'shrinkTime', 'markdown', 'html', 'junit', 'sarif', 'statistics', 'shard', 'prune'] as const),
  ...(['markdownComment', 'github', 'jsonl', 'known', 'updateKnown'] as const),
  ...(['repeat', 'untilRate', 'confidence', 'certify', 'certifyTime'] as const),
  ...(['model', 'record', 'modelUrl', 'modelDialect', 'cassettes', 'workers'] as const),
];

/**
 * Shows that each property notices when what the compactor of a module returns is corrupted, and prints which do not.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function selfCheckCommand(file: string | undefined, flags: RunFlags): Promise<number> {
  refuseMeaningless(flags);
  const {
    property: properties,
    command,
    transcript: _transcript,
    pseudonymise: _pseudonymise,
    store: _,
    json: wanted,
    quiet = false,
    verbose,
    ...rest
  } = flags;
  const options = validateOptions({ ...rest, properties }, flagName);
  const json = outputPath('--json', wanted);
  const path = findSubject(file, command);
  const job = { ask: 'self-check', flags: options, transcript: transcriptSource(flags) } as const;
  const { report, isCutShort } = await reportFromWorker<SelfCheckReport>(path, job, quiet);
  if (!report) {
    tellNothingFound();
    return INTERRUPTED;
  }
  writeJson(report, json);
  if (json !== true) {
    const subject = file === undefined ? {} : { subject: file };
    const how = { color: coloursWanted(), width: columns(), quiet, verbose: verbose ?? false, given: flags };
    process.stdout.write(renderSelfCheck(report, { ...how, ...subject }));
  }
  return isCutShort ? INTERRUPTED : exitCodeOf(report.verdict);
}

function refuseMeaningless(flags: RunFlags): void {
  const given = MEANINGLESS.find((name) => flags[name] !== undefined);
  if (given === undefined) return;
  throw new HarnessError({
    code: 'CC_OPTION_UNUSED',
    what: `\`${flagName(given)}\` does nothing in a self-check.`,
    why: 'A self-check corrupts the compactor on purpose: nothing that breaks in it is searched for or shrunk.',
    next: `Leave out \`${flagName(given)}\`, or \`--self-check\`.`,
  });
}
