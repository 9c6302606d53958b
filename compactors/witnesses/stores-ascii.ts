import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with stores-ascii. */
export const storesAsciiWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember café. more', tokens: 4, anchor: 'café' },
    ],
  },
  { step: 'compact' },
]);
