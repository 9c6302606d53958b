import type { ViewItem } from '../../compactor/session.js';
import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** Both passes took the same turns, and neither knew of the other. */
export const passesDoubled: Corruption = {
  name: 'passes-doubled',
  says: 'a summary stands in the view twice where a second pass was started while one ran',
  needs: ['concurrent'],
  corrupt: corruptSession((session) => {
    let running = 0;
    let isDoubled = false;
    return {
      async compact(options) {
        isDoubled ||= running > 0;
        running += 1;
        try {
          return await session.compact(options);
        } finally {
          running -= 1;
        }
      },
      async view() {
        const view = await session.view();
        if (!isDoubled || !Array.isArray(view)) return view;
        return view.flatMap((item): ViewItem[] => (item.type === 'summary' ? [item, { ...item }] : [item]));
      },
    };
  }),
};
