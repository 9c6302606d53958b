import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';

/** Nobody notices a message that is no longer there. */
export const keptTurnDropped: Corruption = {
  name: 'kept-turn-dropped',
  says: 'the newest kept turn is missing from the view',
  corrupt: corruptItem('kept', () => []),
};
