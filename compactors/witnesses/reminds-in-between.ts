import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with reminds-in-between. */
export const remindsInBetweenWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'assistant',
        kind: 'prose',
        text: 'Remember A-1. more more more more more more more more more more more more more more more more more',
        tokens: 22,
        anchor: 'A-1',
      },
      {
        id: 't2',
        role: 'assistant',
        kind: 'prose',
        text: 'run {}',
        tokens: 2,
        anchor: null,
        uses: [{ id: 'u1', name: 'run', input: '{}' }],
      },
      {
        id: 't3',
        role: 'tool',
        kind: 'prose',
        text: '',
        tokens: 0,
        anchor: null,
        results: [{ use: 'u1', text: '' }],
      },
    ],
  },
  { step: 'compact' },
]);
