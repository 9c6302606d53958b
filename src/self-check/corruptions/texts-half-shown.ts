import { corruptSummarizer } from '../at/corrupt-summarizer.js';
import type { Corruption } from '../corruption.js';

/** Tool output that is cut to fit a prompt. */
export const textsHalfShown: Corruption = {
  name: 'texts-half-shown',
  says: 'the summarizer is shown only the second half of each turn’s text',
  corrupt: corruptSummarizer({
    request: ({ turns, ...request }) => ({
      ...request,
      ...(turns && {
        turns: turns.map((turn) => ({ ...turn, text: turn.text.slice(turn.text.length >> 1) })),
      }),
    }),
  }),
};
