import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with input-range. */
export const inputRangeWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        { id: 't2', role: 'user', kind: 'prose', text: 'Remember A-2.', tokens: 5, anchor: 'A-2' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 5 } },
);
