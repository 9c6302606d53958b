import type { Report } from './report.js';

/** The strongest first. */
const ENDED: readonly Report['ended'][] = ['interrupted', 'hung', 'time', 'bail', 'rate', 'runs'];

/** Why all of several searches of one run ended: for the strongest of their reasons. */
export function endedOf(reasons: readonly Report['ended'][]): Report['ended'] {
  return ENDED.find((reason) => reasons.includes(reason))!;
}
