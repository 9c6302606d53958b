import type { Verdict } from '../property/verdict.js';
import type { CurveReport } from './calibration-report.js';

/**
 * What curves come to: errored where something broke down, unknown where nothing was measured. A calibration judges no
 * more, unless somebody asked whether a ratio holds: failed where it is broken, unknown where it was not verified.
 */
export function verdictOf(curves: readonly CurveReport[], isAsked: boolean): Verdict {
  const isAny = (of: (curve: CurveReport) => boolean) => curves.some(of);
  if (isAsked && isAny(({ rLow }) => rLow === 'broken')) return 'failed';
  if (isAny(({ unmeasured }) => unmeasured.some(({ kind }) => kind === 'broke down'))) return 'errored';
  if (curves.length === 0 || isAny(({ knee }) => knee.state === 'unmeasured')) return 'unknown';
  return isAsked && isAny(({ rLow }) => rLow !== 'verified') ? 'unknown' : 'passed';
}
