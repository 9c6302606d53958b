import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with drops-pending-use. */
export const dropsPendingUseWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'assistant',
        kind: 'prose',
        text: 'Remember A-1.\nrun {}',
        tokens: 7,
        anchor: 'A-1',
        uses: [{ id: 'u1', name: 'run', input: '{}' }],
      },
    ],
  },
  { step: 'compact' },
]);
