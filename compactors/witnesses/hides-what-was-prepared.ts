import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with hides-what-was-prepared. */
export const hidesWhatWasPreparedWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      { id: 't2', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
    ],
  },
  { step: 'compact' },
  { step: 'kill', during: 0 },
]);
