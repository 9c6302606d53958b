import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** Ids that are counted anew. */
export const idsSwapped: Corruption = {
  name: 'ids-swapped',
  says: 'the two newest kept turns have each other’s id',
  corrupt: corruptView((view) => {
    const kept = view.flatMap((item, at) => (item.type === 'kept' ? [{ item, at }] : []));
    const [one, other] = kept.slice(-2);
    if (!one?.item.turn || !other?.item.turn) return view;
    return view
      .with(one.at, { ...one.item, turn: other.item.turn })
      .with(other.at, { ...other.item, turn: one.item.turn });
  }),
};
