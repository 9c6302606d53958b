import type { Difference } from '../../src/compare/compare-report.js';

/** Differences as every report tells them: `must` before `should`, and what is broken before what is repaired. */
export function inOrder(differences: readonly Difference[]): Difference[] {
  const weight = ({ level, change }: Difference) =>
    Number(level === 'should') * 2 + Number(change === 'repair');
  return differences.toSorted((one, other) => weight(one) - weight(other));
}
