import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with hoists-system-turns. */
export const hoistsSystemTurnsWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
      { id: 't2', role: 'system', kind: 'prose', text: 'more', tokens: 1, anchor: null },
    ],
  },
]);
