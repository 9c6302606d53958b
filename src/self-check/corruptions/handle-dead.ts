import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A handle that is printed and leads nowhere. */
export const handleDead: Corruption = {
  name: 'handle-dead',
  says: 'no handle can be resolved',
  needs: ['resolve'],
  corrupt: corruptSession(() => ({
    resolve: (handle) => {
      throw new Error(`there is no ${handle}`);
    },
  })),
};
