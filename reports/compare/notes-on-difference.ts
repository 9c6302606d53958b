import type { Difference, SmallestDifference } from '../../src/compare/compare-report.js';

/** What somebody should know of a difference before they rely on it: whether it is flaky, or not the smallest. */
export function notesOnDifference(
  { certainty, returned }: Difference,
  { unshrunk }: SmallestDifference,
): string[] {
  return [
    ...(certainty === 'flaky'
      ? [`flaky: the difference came back in ${returned.times} of ${returned.of} re-drives`]
      : []),
    ...(unshrunk === 'time' ? ['shrinking ran out of time; there may be a smaller conversation'] : []),
    ...(unshrunk === 'baseline'
      ? [
          'it is the smallest in the baseline, and is not shrunk: the old one cannot be driven with a smaller one',
        ]
      : []),
  ];
}
