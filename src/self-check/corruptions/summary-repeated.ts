import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';
import { withBody } from '../with-body.js';

/** A name for two things. */
export const summaryRepeated: Corruption = {
  name: 'summary-repeated',
  says: 'the newest summary stands in the view twice, the second time with an end of its own',
  corrupt: corruptItem('summary', (item) => [item, withBody(item, `${item.body}\nand so on`)]),
};
