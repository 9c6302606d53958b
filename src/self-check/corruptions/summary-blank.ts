import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** A text that was lost before it was shown. */
export const summaryBlank: Corruption = {
  name: 'summary-blank',
  says: 'the newest summary is blank',
  corrupt: corruptSummary(() => ''),
};
