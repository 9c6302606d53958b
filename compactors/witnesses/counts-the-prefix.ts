import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with counts-the-prefix. */
export const countsThePrefixWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 4 } },
);
