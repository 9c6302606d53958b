import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with recall-not-found. */
export const recallNotFoundWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'Remember A-1.',
        tokens: 5,
        anchor: 'A-1',
        facts: [{ key: 'k', value: 'A-1' }],
      },
    ],
  },
  { step: 'compact' },
]);
