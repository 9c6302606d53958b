import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** An answer to everything. */
export const strangerAnswered: Corruption = {
  name: 'stranger-answered',
  says: 'an unknown id is answered with text',
  needs: ['recall'],
  corrupt: corruptSession((session) => ({
    recall: async (id) => {
      try {
        return await session.recall!(id);
      } catch {
        return 'There is no such turn.';
      }
    },
  })),
};
