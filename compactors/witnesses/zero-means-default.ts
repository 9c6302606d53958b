import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with zero-means-default. */
export const zeroMeansDefaultWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-1. more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 39,
          anchor: 'A-1',
        },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { keep: 0 } },
);
