import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** A view that begins as a chat window does. */
export const greetingFirst: Corruption = {
  name: 'greeting-first',
  says: 'the assistant says something before the first turn that is not of the system',
  corrupt: corruptView((view) => {
    const at = view.findIndex(({ role }) => role !== 'system');
    return view.toSpliced(at < 0 ? view.length : at, 0, {
      type: 'synthetic',
      role: 'assistant',
      text: 'Welcome back.',
    });
  }),
};
