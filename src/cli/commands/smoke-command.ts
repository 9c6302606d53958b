import { renderSmoke } from '../../../reports/smoke/render-smoke.js';
import { validateOptions } from '../../check/validate-options.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { SmokeReport } from '../../smoke/smoke-report.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { outputPath } from '../output-path.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { findSubject } from '../subject/find-subject.js';
import { coloursWanted, columns } from '../terminal.js';
import { writeJson } from '../write-reports.js';

/** The flags of `smoke`, as commander gives them. */
export interface SmokeFlags {
  command?: string;
  stepLimit?: string;
  json?: string | true;
}

/** What is wrong with a program that did not come to say a proper hello, and no misuse of the command. */
const BROKEN_HELLO = new Set(['CC_COMMAND_BROKEN', 'CC_UNKNOWN_CAPABILITY', 'CC_CAPABILITY_INVALID']);

/**
 * Tries the adapter of a compactor, and prints what works and what does not.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function smokeCommand(file: string | undefined, flags: SmokeFlags): Promise<number> {
  const { stepLimit } = validateOptions({ stepLimit: flags.stepLimit ?? '5s' }, flagName);
  const json = outputPath('--json', flags.json);
  const source = findSubject(file, flags.command);
  const job = { ask: 'smoke', stepLimitMs: Number(stepLimit) } as const;
  const { report } = await reportFromWorker<SmokeReport>(source, job, true).catch((error: unknown) => {
    if (flags.command === undefined || !(error instanceof HarnessError) || !BROKEN_HELLO.has(error.code))
      throw error;
    return { report: withoutHello(error) };
  });
  if (!report) {
    tellNothingFound();
    return INTERRUPTED;
  }
  writeJson(report, json);
  if (json !== true)
    process.stdout.write(
      renderSmoke(report, { color: coloursWanted(), width: columns(), file, command: flags.command }),
    );
  return report.checks.every(({ result }) => result !== 'failed') ? 0 : 1;
}

function withoutHello({ message, next }: HarnessError): SmokeReport {
  const [says] = message.split('\n');
  return {
    version: 1,
    compactor: null,
    checks: [{ does: 'starts, and says hello', result: 'failed', says: says!, next }],
    console: '',
  };
}
