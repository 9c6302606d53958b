import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with summary-source-lie. */
export const summarySourceLieWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      { id: 't2', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
    ],
  },
  { step: 'compact' },
]);
