import { corruptClaims } from '../at/corrupt-claims.js';
import { claiming } from '../claiming.js';
import type { Corruption } from '../corruption.js';

/** Work that was done and is not used. */
export const coveredTurnDisclaimed: Corruption = {
  name: 'covered-turn-disclaimed',
  says: 'the first covered turn is listed as uncovered',
  needs: ['claims'],
  corrupt: corruptClaims((claims, { log }) =>
    claiming('uncovered', claims, log.filter((turn) => claims.covered.includes(turn.id)).slice(0, 1), log),
  ),
};
