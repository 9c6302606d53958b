import { plainScenario } from '../plain-scenario.js';

const MORE = ' more'.repeat(40);

/** It tells what is wrong with replaces-the-snapshot. */
export const replacesTheSnapshotWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'user', kind: 'prose', text: `Remember A-1.${MORE}`, tokens: 45, anchor: 'A-1' },
      { id: 't2', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
    ],
  },
  { step: 'compact' },
  {
    step: 'append',
    turns: [{ id: 't3', role: 'assistant', kind: 'prose', text: '', tokens: 0, anchor: null }],
    during: 0,
  },
]);
