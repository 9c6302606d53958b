import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A value of another type than was promised. */
export const nonsenseOutcome: Corruption = {
  name: 'nonsense-outcome',
  says: 'a pass returns text in the place of an outcome',
  corrupt: corruptSession((session) => ({
    compact: async (options) => (await session.compact(options)).status as never,
  })),
};
