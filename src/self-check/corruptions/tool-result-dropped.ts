import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';

/** A tool use without its answer is refused by every provider. */
export const toolResultDropped: Corruption = {
  name: 'tool-result-dropped',
  says: 'a kept tool result is missing from the view',
  corrupt: corruptItem(
    'kept',
    () => [],
    ({ role }) => role === 'tool',
  ),
};
