import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A promise that nobody settles. */
export const hangs: Corruption = {
  name: 'hangs',
  says: 'a pass never ends',
  stepLimitMs: 20,
  corrupt: corruptSession(() => ({ compact: () => new Promise(() => {}) })),
};
