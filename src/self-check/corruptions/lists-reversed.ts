import { corruptClaims } from '../at/corrupt-claims.js';
import type { Corruption } from '../corruption.js';

/** An order that does not survive. */
export const listsReversed: Corruption = {
  name: 'lists-reversed',
  says: 'the covered turns are listed from the newest to the oldest',
  needs: ['claims'],
  corrupt: corruptClaims(({ covered }) => ({ covered: covered.toReversed() })),
};
