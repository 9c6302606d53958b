import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with error-text-committed. */
export const errorTextCommittedWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-1. more more',
          tokens: 7,
          anchor: 'A-1',
        },
      ],
    },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ fault: 'fail', message: 'no answer' }] } },
);
