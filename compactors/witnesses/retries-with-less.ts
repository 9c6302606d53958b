import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with retries-with-less. */
export const retriesWithLessWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-1.5. more',
          tokens: 8,
          anchor: 'A-1.5',
        },
      ],
    },
    { step: 'compact' },
    {
      step: 'append',
      turns: [
        { id: 't2', role: 'assistant', kind: 'prose', text: 'Remember A-2.', tokens: 5, anchor: 'A-2' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 5 } },
);
