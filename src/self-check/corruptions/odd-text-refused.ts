import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A tokenizer that knows better what a text may hold. */
export const oddTextRefused: Corruption = {
  name: 'odd-text-refused',
  says: 'a pass fails where some turn holds a special token',
  corrupt: corruptSession((session, { log }) => ({
    compact: (options) => {
      if (log.some(({ text }) => /<\|\w+\|>/.test(text))) throw new Error('disallowed special token');
      return session.compact(options);
    },
  })),
};
