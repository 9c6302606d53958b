import { corruptTaken } from '../at/corrupt-taken.js';
import type { Corruption } from '../corruption.js';

/** One turn more than the summary holds. */
export const turnClaimed: Corruption = {
  name: 'turn-claimed',
  says: 'the newest kept turn that has an anchor is taken out of the view as if it were covered',
  corrupt: corruptTaken((_, kept) => ({ turns: kept.filter((turn) => turn.anchor !== null).slice(-1) })),
};
