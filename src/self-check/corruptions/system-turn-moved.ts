import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** Instructions that are no longer the first thing that the model reads. */
export const systemTurnMoved: Corruption = {
  name: 'system-turn-moved',
  says: 'the system turn that opens the view stands at its end',
  corrupt: corruptView(([first, ...rest]) => {
    if (!first) return rest;
    return first.role === 'system' ? [...rest, first] : [first, ...rest];
  }),
};
