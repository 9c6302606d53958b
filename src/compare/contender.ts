import type { Capabilities } from '../compactor/capabilities.js';
import type { Losses, Player, Playing } from '../run/player.js';
import type { ComparedCompactor } from './compare-report.js';

/** A compactor in a process that nothing was driven in before. */
export interface Afresh {
  player: Playing;
  close(): Promise<void>;
}

/** A compactor that is compared. */
export interface Contender extends ComparedCompactor {
  supports: Capabilities;
  /** Whether it counts tokens in its own way. */
  countsItself: boolean;
  player: Pick<Player, 'play' | 'judge'> & {
    /** Null where it is not driven. */
    lost: Losses | null;
  };
  /** Opens it in a process of its own, where that can be. */
  openAfresh?(): Afresh;
}
