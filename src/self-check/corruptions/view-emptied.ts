import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** A reset that keeps nothing. */
export const viewEmptied: Corruption = {
  name: 'view-emptied',
  says: 'nothing but the summaries is left in the view',
  corrupt: corruptView((view) => view.filter(({ type }) => type === 'summary')),
};
