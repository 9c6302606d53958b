import type { CheckOptions } from './check/check-options.js';
import { defaultsFor } from './check/defaults-for.js';
import { overrideOptions } from './check/override-options.js';
import { subjectFrom } from './check/subject-from.js';
import { validateOptions } from './check/validate-options.js';
import type { Report } from './run/report.js';

/**
 * Checks a compactor, in any form that a module may export, in this process; a synchronous endless loop in it cannot
 * be stopped here (the command can).
 *
 * @throws HarnessError CC_NOT_A_COMPACTOR, CC_OPTION_INVALID, CC_OPTION_UNKNOWN, CC_PROPERTY_UNKNOWN, and with a
 * `store` CC_STORE_UNREADABLE, CC_FILE_UNWRITABLE, with `known` CC_KNOWN_MISSING, CC_KNOWN_DAMAGED, CC_KNOWN_VERSION, CC_KNOWN_PROPERTY.
 * @example
 * const report = await check({ buildCheckpoint, reconstruct }, { runs: 500 });
 * if (report.verdict !== 'passed') throw new Error(report.properties.find((one) => one.counterexample)?.id);
 */
export async function check(compactor: unknown, options: CheckOptions = {}): Promise<Report> {
  const subject = await subjectFrom(compactor);
  const valid = overrideOptions(defaultsFor(subject), validateOptions(options));
  const { runCheck } = await import('./check/run-check.js');
  const report = await runCheck(subject, valid);
  if (report.store) (await import('./store/update-store.js')).updateStore(report);
  return report;
}
