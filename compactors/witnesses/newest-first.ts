import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with newest-first. */
export const newestFirstWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
      { id: 't2', role: 'user', kind: 'prose', text: 'more', tokens: 1, anchor: null },
    ],
  },
]);
