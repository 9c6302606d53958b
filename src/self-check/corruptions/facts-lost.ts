import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** An outline in the place of a summary. */
export const factsLost: Corruption = {
  name: 'facts-lost',
  says: 'what turns state beside their anchors is missing from the newest summary',
  corrupt: corruptSummary((body, { log }) => {
    const values = log.flatMap(({ anchor, facts = [] }) =>
      facts.flatMap(({ value }) => (value === anchor ? [] : value)),
    );
    return values.reduce((text, value) => text.replaceAll(value, ''), body);
  }),
};
