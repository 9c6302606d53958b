import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';

/** A tail that is added twice. */
export const keptTurnRepeated: Corruption = {
  name: 'kept-turn-repeated',
  says: 'the newest kept turn stands in the view twice',
  corrupt: corruptItem('kept', (item) => [item, item]),
};
