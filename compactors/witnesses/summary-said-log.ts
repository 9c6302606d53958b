import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with summary-said-log. */
export const summarySaidLogWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' }],
  },
  { step: 'compact' },
]);
