import type { Difference } from './compare-report.js';

/**
 * How sure a difference is, by how often it came back and whether it is in more runs than chance gives. Where both break
 * a property somewhere, that they do so in other runs is a difference only if it is in more of them.
 * What depends on the process is none, and its runs are as little evidence as one: they were driven in one process.
 */
export function certaintyOf({
  isBeyondChance,
  runs,
  reverse,
  both,
  returned: { times, of },
  afresh,
}: Pick<Difference, 'runs' | 'reverse' | 'both' | 'returned' | 'afresh'> & {
  isBeyondChance: boolean;
}): Difference['certainty'] {
  const isMore = runs > reverse && isBeyondChance;
  if (afresh.times < afresh.of) return 'chance';
  if (times === 0 || (both + reverse > 0 && !isMore)) return 'chance';
  if (times === of) return 'steady';
  return isMore ? 'flaky' : 'chance';
}
