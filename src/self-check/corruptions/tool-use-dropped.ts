import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';
import { turnOfItem } from '../turn-of-item.js';

/** A tool result that answers nothing is refused by every provider. */
export const toolUseDropped: Corruption = {
  name: 'tool-use-dropped',
  says: 'a kept tool use is missing from the view, and its result is not',
  corrupt: corruptItem(
    'kept',
    () => [],
    (item, { log }) => (turnOfItem(item, log)?.uses?.length ?? 0) > 0,
  ),
};
