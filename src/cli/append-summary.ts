import { appendFileSync, statSync } from 'node:fs';
import type { Origin } from '../../reports/words/origin.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Report } from '../run/report.js';

/** GitHub drops a summary that is larger than 1 MiB as a whole. */
const LARGEST = 1_000_000;
const LEAST = 20_000;

/**
 * Adds a report to the summary of a step of GitHub Actions, if this is one.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE.
 */
export async function appendSummary(report: Report, origin: Origin, env = process.env): Promise<void> {
  const file = env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (LARGEST - size < LEAST) {
    process.stderr.write(
      `The summary of this step has ${size} bytes already: no room is left for a report.\n`,
    );
    return;
  }
  const { renderSummary } = await import('../../reports/github/render-summary.js');
  try {
    appendFileSync(file, `${size > 0 ? '\n' : ''}${renderSummary(report, origin, LARGEST - size - 1)}`);
  } catch (error) {
    throw new HarnessError({
      code: 'CC_FILE_UNWRITABLE',
      what: `The summary of the step cannot be written: ${(error as Error).message}.`,
      why: 'It is the file that GITHUB_STEP_SUMMARY names.',
      next: 'Leave out `--github`, or name a file there that can be written.',
    });
  }
}
