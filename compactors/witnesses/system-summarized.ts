import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with system-summarized. */
export const systemSummarizedWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'system', kind: 'prose', text: 'Remember A-1. more', tokens: 6, anchor: 'A-1' },
    ],
  },
  { step: 'compact' },
]);
