import type { CompareReport } from './compare-report.js';

/** The exit code that a comparison gives the command: 1 regressed, 2 unknown or incomparable, else 0. */
export function exitCodeOfCompare({ verdict }: Pick<CompareReport, 'verdict'>): 0 | 1 | 2 {
  if (verdict === 'regressed') return 1;
  return verdict === 'unknown' || verdict === 'incomparable' ? 2 : 0;
}
