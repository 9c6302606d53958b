import type { Difference } from '../../src/compare/compare-report.js';

/** What became of a property, in two words at most. */
export function changeInWords({ change, certainty }: Pick<Difference, 'change' | 'certainty'>): string {
  if (certainty === 'chance') return 'by chance';
  return change === 'regression' ? 'broken anew' : 'repaired';
}
