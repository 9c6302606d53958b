import { corruptLog } from '../at/corrupt-log.js';
import type { Corruption } from '../corruption.js';

/** A store that keeps the newest entries only. */
export const logShortened: Corruption = {
  name: 'log-shortened',
  says: 'the oldest entry of the raw log is missing',
  needs: ['log'],
  corrupt: corruptLog((log) => log.slice(1)),
};
