import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with forgets-pins. */
export const forgetsPinsWitness = plainScenario([
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
        pinned: true,
      },
    ],
  },
  { step: 'compact' },
]);
