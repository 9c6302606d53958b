import { corruptSummarizer } from '../at/corrupt-summarizer.js';
import type { Corruption } from '../corruption.js';

/** A second pass that knows nothing of the first. */
export const earlierSummaryHidden: Corruption = {
  name: 'earlier-summary-hidden',
  says: 'the summarizer is not shown the earlier summary',
  corrupt: corruptSummarizer({
    request: ({ previous: _, ...request }) =>
      request.turns || request.prompt ? request : { ...request, turns: [] },
  }),
};
