import { isFlaky } from './is-flaky.js';
import type { Counterexample } from './report.js';

/** How often a scenario is driven until it breaks: what is known to come and go is given as many chances as it had. */
export function attemptsAt({ returned, tries }: Pick<Counterexample, 'returned' | 'tries'>): number {
  return isFlaky({ returned, tries }) ? Math.max(returned.of, tries?.of ?? 1) : 1;
}
