import { signTest } from '../run/sign-test.js';
import type { Difference } from './compare-report.js';

/** What happens by chance in fewer than one of so many comparisons is more than chance. */
const SIGNIFICANT = 0.05;

/**
 * How sure a difference is, by how often it came back and in how many runs it was. Where both break a property
 * somewhere, that they do so in other runs is a difference only if it is in more of them.
 */
export function certaintyOf({
  runs,
  reverse,
  both,
  returned: { times, of },
}: Pick<Difference, 'runs' | 'reverse' | 'both' | 'returned'>): Difference['certainty'] {
  const isMoreThanChance = runs > reverse && signTest(runs, reverse) < SIGNIFICANT;
  if (times === 0 || (both + reverse > 0 && !isMoreThanChance)) return 'chance';
  if (times === of) return 'steady';
  return isMoreThanChance ? 'flaky' : 'chance';
}
