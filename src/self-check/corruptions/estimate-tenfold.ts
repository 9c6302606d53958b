import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** Characters taken for tokens. */
export const estimateTenfold: Corruption = {
  name: 'estimate-tenfold',
  says: 'every estimate of tokens is ten times too high',
  needs: ['estimate'],
  corrupt: corruptSession((session) => ({
    estimate: async (text) => (await session.estimate!(text)) * 10,
  })),
};
