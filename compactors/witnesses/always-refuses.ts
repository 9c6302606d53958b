import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with always-refuses. */
export const alwaysRefusesWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1. more', tokens: 6, anchor: 'A-1' }],
  },
  { step: 'compact' },
]);
