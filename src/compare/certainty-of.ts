import type { Difference } from './compare-report.js';

/**
 * How sure a difference is, by how often it came back and whether it is in more runs than chance gives. Where both break
 * a property somewhere, that they do so in other runs is a difference only if it is in more of them.
 */
export function certaintyOf({
  isBeyondChance,
  runs,
  reverse,
  both,
  returned: { times, of },
}: Pick<Difference, 'runs' | 'reverse' | 'both' | 'returned'> & {
  isBeyondChance: boolean;
}): Difference['certainty'] {
  const isMore = runs > reverse && isBeyondChance;
  if (times === 0 || (both + reverse > 0 && !isMore)) return 'chance';
  if (times === of) return 'steady';
  return isMore ? 'flaky' : 'chance';
}
