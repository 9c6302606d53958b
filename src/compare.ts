import type { CheckOptions } from './check/check-options.js';
import { defaultsFor } from './check/defaults-for.js';
import { overrideOptions } from './check/override-options.js';
import { validateOptions } from './check/validate-options.js';
import { compactorFrom } from './compactor/doors/compactor-from.js';
import type { CompareReport } from './compare/compare-report.js';

/**
 * Drives two compactors, each in any form that `compactorFrom` takes, with the same scenarios in this process, and tells
 * where they differ: what the new one breaks or repairs, coverage and refusals gained and lost.
 *
 * @throws HarnessError CC_NOT_A_COMPACTOR, CC_OPTION_INVALID, CC_OPTION_UNKNOWN, CC_PROPERTY_UNKNOWN.
 * @example
 * const report = await compare(before, after, { runs: 500 });
 * if (report.verdict === 'regressed') throw new Error(report.differences.map((one) => one.property).join());
 */
export async function compare(
  old: unknown,
  now: unknown,
  options: CheckOptions = {},
): Promise<CompareReport> {
  const [was, is] = [compactorFrom(old), compactorFrom(now)];
  const valid = overrideOptions(defaultsFor(is), validateOptions(options));
  const { compareHere } = await import('./check/compare-here.js');
  return compareHere(was, is, valid);
}
