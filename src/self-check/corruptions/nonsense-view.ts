import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A value of another type than was promised. */
export const nonsenseView: Corruption = {
  name: 'nonsense-view',
  says: 'the view is no list',
  corrupt: corruptSession(() => ({ view: () => 'the view' as never })),
};
