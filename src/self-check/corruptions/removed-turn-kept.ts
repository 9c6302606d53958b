import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';
import { turnOfItem } from '../turn-of-item.js';

/** Work that was done and does not show. */
export const removedTurnKept: Corruption = {
  name: 'removed-turn-kept',
  says: 'the newest turn that left the view is back in it',
  corrupt: corruptView((view, { log }) => {
    const there = new Set(view.map((item) => turnOfItem(item, log)?.id));
    const gone = log.findLast(({ id }) => !there.has(id));
    return gone ? [...view, { type: 'kept', turn: gone.id, role: gone.role, text: gone.text }] : view;
  }),
};
