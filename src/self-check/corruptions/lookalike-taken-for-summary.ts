import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** Summaries that are known by their first words. */
export const lookalikeTakenForSummary: Corruption = {
  name: 'lookalike-taken-for-summary',
  says: 'a kept turn that begins like a summary is shown as one',
  corrupt: corruptView((view) =>
    view.map((item) =>
      item.type === 'kept' && /summar|compact/i.test(item.text.slice(0, 80))
        ? { type: 'summary', role: item.role, body: item.text }
        : item,
    ),
  ),
};
