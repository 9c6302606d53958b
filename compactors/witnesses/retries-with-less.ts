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
          text: 'Remember A-1. more',
          tokens: 6,
          anchor: 'A-1',
        },
      ],
    },
    { step: 'compact' },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ fault: 'fail', message: 'timed out', calls: [0] }] } },
);
