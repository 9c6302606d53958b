import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with request-summarized. */
export const requestSummarizedWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1. more', tokens: 6, anchor: 'A-1' }],
  },
  { step: 'compact' },
]);
