import type { Difference } from './compare-report.js';

/** What sort of difference it is, by who else breaks the property; null where it is none. */
export function kindOf({
  certainty,
  isBeyondChance,
  runs,
  reverse,
  both,
}: Pick<Difference, 'certainty' | 'runs' | 'reverse' | 'both'> & {
  isBeyondChance: boolean;
}): Difference['kind'] {
  if (certainty === 'chance') return null;
  if (both + reverse === 0) return 'anew';
  return runs > reverse && isBeyondChance ? 'often' : 'elsewhere';
}
