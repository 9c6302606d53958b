import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** Turns that are told apart by what they say. */
export const equalTextsMerged: Corruption = {
  name: 'equal-texts-merged',
  says: 'of kept turns with equal texts only the first is in the view',
  corrupt: corruptSession((session) => ({
    view: async () => {
      const texts = new Set<string>();
      return (await session.view()).filter(
        (item) => item.type !== 'kept' || texts.size < texts.add(item.text).size,
      );
    },
  })),
};
