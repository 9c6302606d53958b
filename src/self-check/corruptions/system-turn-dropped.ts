import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** Instructions that were compacted away. */
export const systemTurnDropped: Corruption = {
  name: 'system-turn-dropped',
  says: 'the system turn that opens the view is missing',
  corrupt: corruptView((view) => (view[0]?.role === 'system' ? view.slice(1) : view)),
};
