import { corruptOutcome } from '../at/corrupt-outcome.js';
import type { Corruption } from '../corruption.js';

/** A flag that is set the wrong way round. */
export const truncationHidden: Corruption = {
  name: 'truncation-hidden',
  says: 'the outcome says of a cut summary that it is whole, and of a whole one that it is cut',
  corrupt: corruptOutcome((outcome) => ({ ...outcome, truncated: !outcome.truncated })),
};
