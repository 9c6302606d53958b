import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';
import { otherEnd } from '../other-end.js';

/** One wrong character, as an encoding may bring it in. */
export const keptTurnChanged: Corruption = {
  name: 'kept-turn-changed',
  says: 'a character of the newest kept turn is another one',
  corrupt: corruptItem('kept', (item) => [{ ...item, text: otherEnd(item.text) }]),
};
