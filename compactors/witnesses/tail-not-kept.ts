import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with tail-not-kept. */
export const tailNotKeptWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null }],
  },
  { step: 'reopen' },
]);
