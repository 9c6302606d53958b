import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** Whoever refuses everything breaks no promise. */
export const alwaysRefuses: Corruption = {
  name: 'always-refuses',
  says: 'every pass is refused',
  corrupt: corruptSession(() => ({ compact: () => ({ status: 'refused', reason: 'it is too risky' }) })),
};
