import { corruptClaims } from '../at/corrupt-claims.js';
import type { Corruption } from '../corruption.js';

/** An id that a summarizer made up. */
export const strangerClaimed: Corruption = {
  name: 'stranger-claimed',
  says: 'a turn that was never appended is claimed as covered',
  needs: ['claims'],
  corrupt: corruptClaims(({ covered }) => ({ covered: [...covered, 'made-up'] })),
};
