import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** Padding that eats what a pass has saved. */
export const viewNotShrunk: Corruption = {
  name: 'view-not-shrunk',
  says: 'the view is twice as long after a pass as the whole conversation',
  corrupt: corruptView((view, { log }) => {
    const text = [...log, ...log].map((turn) => turn.text).join('\n');
    return [...view, { type: 'synthetic', role: 'assistant', text }];
  }),
};
