import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** A summary that takes over whatever was said, secrets included. */
export const summaryQuotesAll: Corruption = {
  name: 'summary-quotes-all',
  says: 'the newest summary quotes every turn in full',
  corrupt: corruptSummary((body, { log }) => [body, ...log.map((turn) => turn.text)].join('\n')),
};
