import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with less-than-at-claim. */
export const lessThanAtClaimWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        {
          id: 't2',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-2. more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 215,
          anchor: 'A-2',
        },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 44 } },
);
