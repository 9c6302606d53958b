import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with overlapping-lists. */
export const overlappingListsWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'tool',
        kind: 'prose',
        text: 'Remember A-1.',
        tokens: 5,
        anchor: 'A-1',
        results: [{ use: 'u1', text: 'Remember A-1.' }],
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
    ],
  },
  { step: 'compact' },
]);
