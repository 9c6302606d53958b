import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with trims-answers. */
export const trimsAnswersWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      { id: 't2', role: 'user', kind: 'prose', text: '\n', tokens: 1, anchor: null },
    ],
  },
  { step: 'compact' },
]);
