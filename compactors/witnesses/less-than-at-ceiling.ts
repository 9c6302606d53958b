import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with less-than-at-ceiling. */
export const lessThanAtCeilingWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-1. more more more more more more more more more more more more more more more more more more more more',
          tokens: 25,
          anchor: 'A-1',
        },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 5 } },
);
