import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';
import { firstHalf } from '../first-half.js';

/** Long texts that are cut on their way to the model. */
export const keptTurnShortened: Corruption = {
  name: 'kept-turn-shortened',
  says: 'only the first half of the newest kept turn is shown',
  corrupt: corruptItem('kept', (item) => [{ ...item, text: `${firstHalf(item.text)}…` }]),
};
