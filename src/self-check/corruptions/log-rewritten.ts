import { corruptLog } from '../at/corrupt-log.js';
import type { Corruption } from '../corruption.js';
import { otherEnd } from '../other-end.js';

/** A log that is tidied up. */
export const logRewritten: Corruption = {
  name: 'log-rewritten',
  says: 'the last character of the oldest entry of the raw log is another one',
  needs: ['log'],
  corrupt: corruptLog(([first, ...rest]) =>
    first ? [{ ...first, text: otherEnd(first.text) }, ...rest] : rest,
  ),
};
