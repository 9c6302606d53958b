import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with assistant-opens. */
export const assistantOpensWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      { id: 't2', role: 'user', kind: 'prose', text: 'Remember A-2. more', tokens: 6, anchor: 'A-2' },
      { id: 't3', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
    ],
  },
  { step: 'compact' },
]);
