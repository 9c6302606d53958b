import { corruptSummarizer } from '../at/corrupt-summarizer.js';
import type { Corruption } from '../corruption.js';

/** A client library that drops the finish reason. */
export const cutHidden: Corruption = {
  name: 'cut-hidden',
  says: 'the compactor is not told that a summary was cut',
  needs: ['takesSignals'],
  corrupt: corruptSummarizer({
    response: ({ finish: _, closingMarker: __, ...response }) => response,
  }),
};
