import { corruptClaims } from '../at/corrupt-claims.js';
import { claiming } from '../claiming.js';
import type { Corruption } from '../corruption.js';

/** A turn by which nothing can be verified. */
export const anchorlessClaimed: Corruption = {
  name: 'anchorless-claimed',
  says: 'every turn without an anchor is claimed as covered',
  needs: ['claims'],
  corrupt: corruptClaims((claims, { log }) =>
    claiming(
      'covered',
      claims,
      log.filter((turn) => turn.anchor === null),
      log,
    ),
  ),
};
