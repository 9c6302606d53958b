import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with prunes-log. */
export const prunesLogWitness = plainScenario([
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
      {
        id: 't2',
        role: 'tool',
        kind: 'prose',
        text: 'more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
        tokens: 41,
        anchor: null,
        results: [
          {
            use: 'u1',
            text: 'more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          },
        ],
      },
    ],
  },
  { step: 'compact' },
]);
