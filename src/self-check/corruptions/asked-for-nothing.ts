import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A request that is paid for, whatever it asks. */
export const askedForNothing: Corruption = {
  name: 'asked-for-nothing',
  says: 'a pass that asked the summarizer nothing asks it for a summary of no turns',
  corrupt: corruptSession((session, { environment, asked }) => ({
    async compact(options) {
      const before = asked.length;
      const outcome = await session.compact(options);
      const { summaryBudget } = environment.settings;
      const request = { turns: [], budget: summaryBudget ?? undefined, ...options };
      // Whoever asks for nothing does not mind what comes.
      if (asked.length === before) await environment.summarizer.complete(request).catch(() => {});
      return outcome;
    },
  })),
};
