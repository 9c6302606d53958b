import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with heading-committed. */
export const headingCommittedWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-1. more more more more more more more more more more more',
          tokens: 16,
          anchor: 'A-1',
        },
      ],
    },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ fault: 'refusal' }] } },
);
