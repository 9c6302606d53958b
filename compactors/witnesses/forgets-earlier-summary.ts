import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with forgets-earlier-summary. */
export const forgetsEarlierSummaryWitness = plainScenario([
  {
    step: 'append',
    turns: [
      { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1. more', tokens: 6, anchor: 'A-1' },
    ],
  },
  { step: 'compact' },
  {
    step: 'append',
    turns: [
      { id: 't2', role: 'assistant', kind: 'prose', text: 'Remember A-2. more', tokens: 6, anchor: 'A-2' },
    ],
  },
  { step: 'compact' },
]);
