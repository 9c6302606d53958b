import { corruptClaims } from '../at/corrupt-claims.js';
import type { Corruption } from '../corruption.js';

/** A turn that is in no list is looked for nowhere. */
export const uncoveredTurnUnlisted: Corruption = {
  name: 'uncovered-turn-unlisted',
  says: 'the first uncovered turn is in no list',
  needs: ['claims'],
  corrupt: corruptClaims(({ uncovered }) => ({ uncovered: uncovered.slice(1) })),
};
