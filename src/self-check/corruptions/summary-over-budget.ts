import { corruptSummary } from '../at/corrupt-summary.js';
import type { Corruption } from '../corruption.js';

/** An appendix that nobody counts. */
export const summaryOverBudget: Corruption = {
  name: 'summary-over-budget',
  says: 'the newest summary goes on beyond its budget',
  corrupt: corruptSummary((body, { environment }) => {
    const { summaryBudget } = environment.settings;
    return body + '\nand so on'.repeat(Math.min(summaryBudget ?? 0, 10_000) + 1);
  }),
};
