import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with reports-what-it-read. */
export const reportsWhatItReadWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember (A1).', tokens: 5, anchor: '(A1)' }],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 4 } },
);
