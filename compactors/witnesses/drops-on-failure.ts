import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with drops-on-failure. */
export const dropsOnFailureWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      ],
    },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ fault: 'cut', tokens: 0 }] } },
);
