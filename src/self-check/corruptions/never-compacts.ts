import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A threshold that is never reached. */
export const neverCompacts: Corruption = {
  name: 'never-compacts',
  says: 'every pass finds nothing to do',
  corrupt: corruptSession(() => ({ compact: () => ({ status: 'noop', reason: 'nothing to do' }) })),
};
