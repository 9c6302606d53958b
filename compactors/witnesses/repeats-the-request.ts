import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with repeats-the-request. */
export const repeatsTheRequestWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1. more more', tokens: 7, anchor: 'A-1' },
      { id: 't2', role: 'user', kind: 'prose', text: 'more', tokens: 1, anchor: null },
    ],
  },
  { step: 'compact' },
]);
