import { corruptOutcome } from '../at/corrupt-outcome.js';
import type { Corruption } from '../corruption.js';

/** A number that is counted somewhere else. */
export const countsFalsified: Corruption = {
  name: 'counts-falsified',
  says: 'the outcome counts seven turns more in every list',
  corrupt: corruptOutcome(({ covered = 0, uncovered = 0, kept = 0, ...outcome }) => ({
    ...outcome,
    covered: covered + 7,
    uncovered: uncovered + 7,
    kept: kept + 7,
  })),
};
