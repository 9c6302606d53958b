import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with merges-equal-turns. */
export const mergesEqualTurnsWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: 'more', tokens: 1, anchor: null },
      { id: 't2', role: 'assistant', kind: 'prose', text: 'more', tokens: 1, anchor: null },
    ],
  },
]);
