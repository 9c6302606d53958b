import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with splits-parallel-uses. */
export const splitsParallelUsesWitness = plainScenario([
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
        role: 'tool',
        kind: 'prose',
        text: '',
        tokens: 0,
        anchor: null,
        results: [{ use: 'u2', text: '' }],
      },
      {
        id: 't3',
        role: 'assistant',
        kind: 'prose',
        text: 'run {}\nrun {}',
        tokens: 4,
        anchor: null,
        uses: [
          { id: 'u1', name: 'run', input: '{}' },
          { id: 'u2', name: 'run', input: '{}' },
        ],
      },
    ],
  },
  { step: 'compact' },
]);
