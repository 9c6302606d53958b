import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with leaves-results-behind. */
export const leavesResultsBehindWitness = plainScenario([
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
        text: '',
        tokens: 0,
        anchor: null,
        results: [{ use: 'u1', text: '' }],
      },
    ],
  },
  { step: 'compact' },
]);
