import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with summary-before-system. */
export const summaryBeforeSystemWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'system', kind: 'prose', text: '', tokens: 0, anchor: null },
      { id: 't2', role: 'assistant', kind: 'prose', text: 'Remember A-2. more', tokens: 6, anchor: 'A-2' },
    ],
  },
  { step: 'compact' },
]);
