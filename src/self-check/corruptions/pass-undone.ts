import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** A result that nobody puts into effect. */
export const passUndone: Corruption = {
  name: 'pass-undone',
  says: 'the view is the whole conversation, as if there had been no pass',
  corrupt: corruptView((_, { log }) =>
    log.map(({ id, role, text }) => ({ type: 'kept', turn: id, role, text })),
  ),
};
