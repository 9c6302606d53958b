import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with over-budget-committed. */
export const overBudgetCommittedWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' }],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 1 }, summarizer: { faults: [{ fault: 'over-budget', tokens: 1 }] } },
);
