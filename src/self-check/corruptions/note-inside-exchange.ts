import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** A note that is put in front of the newest entry, whatever that is. */
export const noteInsideExchange: Corruption = {
  name: 'note-inside-exchange',
  says: 'a note stands in front of every kept tool result',
  corrupt: corruptView((view) =>
    view.flatMap((item) =>
      item.type === 'kept' && item.role === 'tool'
        ? [{ type: 'synthetic', role: 'user', text: 'Earlier messages were compacted.' }, item]
        : [item],
    ),
  ),
};
