import type { Counterexample } from '../../src/run/report.js';
import { whereabouts } from './whereabouts.js';

/** Where the turns of a breach were, and since which step, a line each. */
export function whereaboutsLines(found: Counterexample): string[] {
  return whereabouts(found).map(
    ({ turn, stays }) =>
      `${turn}: ${stays.map(({ says, from }) => `${says}${says.includes(', ') ? ',' : ''} since step ${from}`).join('; ')}`,
  );
}
