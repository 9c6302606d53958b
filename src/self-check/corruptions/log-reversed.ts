import { corruptLog } from '../at/corrupt-log.js';
import type { Corruption } from '../corruption.js';

/** A query without an order. */
export const logReversed: Corruption = {
  name: 'log-reversed',
  says: 'the raw log is given from the newest entry to the oldest',
  needs: ['log'],
  corrupt: corruptLog((log) => log.toReversed()),
};
