import { corruptClaims } from '../at/corrupt-claims.js';
import { claiming } from '../claiming.js';
import type { Corruption } from '../corruption.js';

/** A compactor that promises nothing keeps every promise. */
export const coversNothing: Corruption = {
  name: 'covers-nothing',
  says: 'no turn is claimed as covered',
  needs: ['claims'],
  corrupt: corruptClaims((claims, { log }) =>
    claiming(
      'uncovered',
      claims,
      log.filter((turn) => claims.covered.includes(turn.id)),
      log,
    ),
  ),
};
