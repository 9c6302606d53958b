import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** Work done on the caller’s own objects. */
export const inputChanged: Corruption = {
  name: 'input-changed',
  says: 'the turns that are appended are trimmed in the caller’s own array',
  corrupt: corruptSession((session) => ({
    append: async (turns) => {
      await session.append(turns);
      for (const turn of turns) turn.text = turn.text.slice(1);
    },
  })),
};
