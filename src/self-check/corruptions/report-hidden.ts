import { corruptSummarizer } from '../at/corrupt-summarizer.js';
import type { Corruption } from '../corruption.js';

/** A client library that drops what it does not know. */
export const reportHidden: Corruption = {
  name: 'report-hidden',
  says: 'the compactor is not given the summarizer’s report',
  needs: ['takesReport'],
  corrupt: corruptSummarizer({
    response: ({ reportedIds: _, ...response }) => response,
  }),
};
