import { corruptLog } from '../at/corrupt-log.js';
import type { Corruption } from '../corruption.js';

/** An entry that is written again when it is read. */
export const logRepeated: Corruption = {
  name: 'log-repeated',
  says: 'the oldest entry of the raw log is there twice',
  needs: ['log'],
  corrupt: corruptLog((log) => [...log.slice(0, 1), ...log]),
};
