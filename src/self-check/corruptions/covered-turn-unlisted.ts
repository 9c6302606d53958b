import { corruptClaims } from '../at/corrupt-claims.js';
import type { Corruption } from '../corruption.js';

/** A turn that is in no list is looked for nowhere. */
export const coveredTurnUnlisted: Corruption = {
  name: 'covered-turn-unlisted',
  says: 'the first covered turn is in no list',
  needs: ['claims'],
  corrupt: corruptClaims(({ covered }) => ({ covered: covered.slice(1) })),
};
