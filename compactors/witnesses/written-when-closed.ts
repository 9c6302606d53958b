import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with written-when-closed. */
export const writtenWhenClosedWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null }],
  },
  { step: 'kill' },
]);
