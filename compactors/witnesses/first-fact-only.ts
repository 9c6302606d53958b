import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with first-fact-only. */
export const firstFactOnlyWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'Remember A-1, k = V-1, k = V-1x.',
        tokens: 18,
        anchor: 'A-1',
        facts: [
          { key: 'k', value: 'V-1' },
          { key: 'k', value: 'V-1x' },
        ],
      },
    ],
  },
  { step: 'compact' },
]);
