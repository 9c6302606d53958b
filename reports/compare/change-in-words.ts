import type { Difference } from '../../src/compare/compare-report.js';

/** What became of a property, in a few words. */
export function changeInWords({
  change,
  certainty,
  both,
  reverse,
}: Pick<Difference, 'change' | 'certainty' | 'both' | 'reverse'>): string {
  if (certainty === 'chance') return 'by chance';
  if (both + reverse > 0) return change === 'regression' ? 'broken more often' : 'broken less often';
  return change === 'regression' ? 'broken anew' : 'repaired';
}
