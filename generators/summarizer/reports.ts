import type { ReportKind } from '../../src/simulation/behaviour.js';

/** Reports that leave ids out, invent, repeat or misplace them, or name turns that were not written about. */
export const FALSE_REPORTS: readonly ReportKind[] = [
  'everything',
  'nothing',
  'too-little',
  'unknown-ids',
  'repeated',
  'shuffled',
  'range',
];

/** All kinds of report; none is one of them. */
export const REPORTS: readonly ReportKind[] = ['none', 'truthful', ...FALSE_REPORTS];
