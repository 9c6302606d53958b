import { corruptOutcome } from '../at/corrupt-outcome.js';
import type { Corruption } from '../corruption.js';

/** A status that is set before the work is done. */
export const outcomeSwapped: Corruption = {
  name: 'outcome-swapped',
  says: 'a pass that was applied says that there was nothing to do, and any other that it was applied',
  corrupt: corruptOutcome((outcome) => ({
    ...outcome,
    status: outcome.status === 'compacted' ? 'noop' : 'compacted',
  })),
};
