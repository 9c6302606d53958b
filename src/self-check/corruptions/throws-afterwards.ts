import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** An error that comes after the state has changed. */
export const throwsAfterwards: Corruption = {
  name: 'throws-afterwards',
  says: 'a pass does its work and then throws',
  corrupt: corruptSession((session) => ({
    compact: async (options) => {
      await session.compact(options);
      throw new Error('the view could not be written to disk');
    },
  })),
};
