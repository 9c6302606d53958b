import { corruptClaims } from '../at/corrupt-claims.js';
import type { Corruption } from '../corruption.js';

/** A list that is added to and never looked through. */
export const idRepeated: Corruption = {
  name: 'id-repeated',
  says: 'the first covered turn is listed twice',
  needs: ['claims'],
  corrupt: corruptClaims(({ covered }) => ({ covered: [...covered.slice(0, 1), ...covered] })),
};
