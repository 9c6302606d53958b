import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with summary-by-its-looks. */
export const summaryByItsLooksWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'assistant',
        kind: 'prose',
        text: '[Summary] Remember A-1.',
        tokens: 8,
        anchor: 'A-1',
      },
    ],
  },
  { step: 'compact' },
]);
