import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** A summarizer’s imagination that nobody checks. */
export const summaryInvents: Corruption = {
  name: 'summary-invents',
  says: 'the newest summary names a ticket, a path and a number that nobody mentioned',
  corrupt: corruptSummary((body) => `${body}\n- INVENTED-4711: /srv/invented/path.ts = 90210`),
};
