import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with reports-bare-names. */
export const reportsBareNamesWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'Remember A-1, k = V-1.',
        tokens: 11,
        anchor: 'A-1',
        facts: [{ key: 'k', value: 'V-1' }],
      },
    ],
  },
  { step: 'compact' },
]);
