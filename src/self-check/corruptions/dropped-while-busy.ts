import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** An input field that looks empty, as if the message had been sent. */
export const droppedWhileBusy: Corruption = {
  name: 'dropped-while-busy',
  says: 'turns that are appended while a pass runs are dropped',
  needs: ['concurrent'],
  corrupt: corruptSession((session) => {
    let running = 0;
    return {
      append: (turns) => (running > 0 ? undefined : session.append(turns)),
      async compact(options) {
        running += 1;
        try {
          return await session.compact(options);
        } finally {
          running -= 1;
        }
      },
    };
  }),
};
