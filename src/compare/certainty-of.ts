import type { Difference } from './compare-report.js';

/**
 * How sure a difference is, by how often it came back and whether it is in more runs than chance gives.
 * What depends on the process is none, and its runs are as little evidence as one: they were driven in one process.
 */
export function certaintyOf({
  isBeyondChance,
  runs,
  reverse,
  returned: { times, of },
  afresh,
}: Pick<Difference, 'runs' | 'reverse' | 'returned' | 'afresh'> & {
  isBeyondChance: boolean;
}): Difference['certainty'] {
  if (times === 0 || afresh.times < afresh.of) return 'chance';
  if (times === of) return 'steady';
  return runs > reverse && isBeyondChance ? 'flaky' : 'chance';
}
