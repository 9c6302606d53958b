import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';
import { firstHalf } from '../first-half.js';

/** A column that is too short for the text. */
export const summaryCut: Corruption = {
  name: 'summary-cut',
  says: 'the second half of the newest summary is missing',
  corrupt: corruptSummary(firstHalf),
};
