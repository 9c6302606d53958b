import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with denies-the-cut. */
export const deniesTheCutWitness = plainScenario(
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
