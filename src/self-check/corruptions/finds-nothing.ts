import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** An index that nobody filled. */
export const findsNothing: Corruption = {
  name: 'finds-nothing',
  says: 'a search finds no turn',
  needs: ['find'],
  corrupt: corruptSession(() => ({ find: () => [] })),
};
