/** What every case is played with: one pass under a budget that holds a few hundred lines. */
export const SETTINGS = { window: 200_000, summaryBudget: 4096, ratios: null };
