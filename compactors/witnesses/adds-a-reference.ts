import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with adds-a-reference. */
export const addsAReferenceWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember 1,000.', tokens: 6, anchor: '1,000' }],
  },
  { step: 'compact' },
]);
