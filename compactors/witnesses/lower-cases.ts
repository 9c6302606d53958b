import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with lower-cases. */
export const lowerCasesWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' }],
  },
  { step: 'compact' },
]);
