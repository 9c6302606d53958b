import type { Capabilities } from '../compactor/capabilities.js';
import type { Player } from '../run/player.js';
import type { ComparedCompactor } from './compare-report.js';

/** A compactor that is compared. */
export interface Contender extends ComparedCompactor {
  supports: Capabilities;
  /** Whether it counts tokens in its own way. */
  countsItself: boolean;
  player: Pick<Player, 'play' | 'judge' | 'isOutOfPatience'>;
}
