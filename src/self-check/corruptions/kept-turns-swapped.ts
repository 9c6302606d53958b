import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** An order that does not survive. */
export const keptTurnsSwapped: Corruption = {
  name: 'kept-turns-swapped',
  says: 'the two newest kept turns stand in the wrong order',
  corrupt: corruptView((view) => {
    const [one, other] = view.flatMap((item, at) => (item.type === 'kept' ? [at] : [])).slice(-2);
    if (one === undefined || other === undefined) return view;
    return view.with(one, view[other]!).with(other, view[one]!);
  }),
};
