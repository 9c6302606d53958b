import type { CheckOptions } from './check/check-options.js';
import { subjectFrom } from './check/subject-from.js';
import { validateOptions } from './check/validate-options.js';
import type { SelfCheckReport } from './self-check/self-check-report.js';

/**
 * Checks that a passed check means something: corrupts what the compactor returns, in one way after the other, and finds
 * out for each property whether it notices. Its verdict is `passed` where each one that is not skipped did, `unknown`
 * where one did not, `failed` where one is broken already.
 *
 * @param options as for `check`; `runs` is 300 if not given
 * @throws HarnessError CC_NOT_A_COMPACTOR, CC_OPTION_INVALID, CC_OPTION_UNKNOWN, CC_PROPERTY_UNKNOWN.
 * @example
 * const { properties } = await selfCheck({ buildCheckpoint, reconstruct });
 * console.log(properties.filter(({ sensitivity }) => sensitivity === 'silent'));
 */
export async function selfCheck(compactor: unknown, options: CheckOptions = {}): Promise<SelfCheckReport> {
  const subject = await subjectFrom(compactor);
  const valid = validateOptions(options);
  const { runSelfCheck } = await import('./check/run-self-check.js');
  return runSelfCheck(subject, valid);
}
