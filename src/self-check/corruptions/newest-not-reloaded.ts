import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** It had not been written yet. */
export const newestNotReloaded: Corruption = {
  name: 'newest-not-reloaded',
  says: 'the newest kept turn is missing when a session is opened again',
  needs: ['durable'],
  corrupt(compactor) {
    const opened = new Set<string>();
    return corruptSession((session, { environment: { dir } }) => {
      if (dir === undefined) return {};
      if (!opened.has(dir)) {
        opened.add(dir);
        return {};
      }
      return {
        async view() {
          const view = await session.view();
          if (!Array.isArray(view)) return view;
          return view.toSpliced(
            view.findLastIndex((item) => item.type === 'kept'),
            1,
          );
        },
      };
    })(compactor);
  },
};
