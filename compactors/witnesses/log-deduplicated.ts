import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with log-deduplicated. */
export const logDeduplicatedWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
      { id: 't2', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
    ],
  },
]);
