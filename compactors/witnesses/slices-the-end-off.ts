import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with slices-the-end-off. */
export const slicesTheEndOffWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'user',
          kind: 'prose',
          text: 'Remember <|endoftext|>.',
          tokens: 8,
          anchor: '<|endoftext|>',
        },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 4 } },
);
