import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with drops-the-tail. */
export const dropsTheTailWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        {
          id: 't2',
          role: 'user',
          kind: 'prose',
          text: 'more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 22,
          anchor: null,
        },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 5 } },
);
