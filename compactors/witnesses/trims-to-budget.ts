import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with trims-to-budget. */
export const trimsToBudgetWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 1 }, summarizer: { faults: [{ fault: 'over-budget', tokens: 1 }] } },
);
