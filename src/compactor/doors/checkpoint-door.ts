import type { Compactor } from '../compactor.js';
import type { Checkpoint, CheckpointPair } from './checkpoint.js';
import { CheckpointSession } from './checkpoint-session.js';

/**
 * A compactor made of a checkpoint pair.
 *
 * Each pass hands all turns appended so far to one summarizer call and to `buildCheckpoint`; the new checkpoint takes
 * the place of the old one, and a throw refuses the pass. Turns appended later are kept.
 *
 * @throws NonsenseError from a pass whose checkpoint has no text or no id lists.
 */
export function checkpointCompactor<C extends Checkpoint>(pair: CheckpointPair<C>): Compactor {
  return {
    name: pair.name ?? 'checkpoint pair',
    version: pair.version,
    supports: {
      claims: true,
      recall: true,
      log: true,
      lose: true,
      ownView: false,
      ownOutcome: false,
      choosesPrefix: false,
      concurrent: false,
      takesKeep: false,
      takesPins: false,
      takesTrigger: false,
      overheadTokens: 0,
      ...pair.supports,
    },
    open: (environment) => new CheckpointSession(pair, environment),
  };
}
