import { corruptSummarizer } from '../at/corrupt-summarizer.js';
import type { Corruption } from '../corruption.js';
import { firstHalf } from '../first-half.js';

/** A prompt that is cut to fit. */
export const halfShown: Corruption = {
  name: 'half-shown',
  says: 'the summarizer is shown only the first half of what the compactor gives it',
  corrupt: corruptSummarizer({
    request: ({ turns, prompt, ...request }) => ({
      ...request,
      ...(turns && { turns: turns.slice(0, Math.ceil(turns.length / 2)) }),
      ...(prompt !== undefined && { prompt: firstHalf(prompt) }),
    }),
  }),
};
