import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with input-cut. */
export const inputCutWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'assistant',
        kind: 'prose',
        text: 'Remember A-1. more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
        tokens: 43,
        anchor: 'A-1',
      },
    ],
  },
  { step: 'compact' },
]);
