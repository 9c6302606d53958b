import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with first-task-let-go. */
export const firstTaskLetGoWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1. more', tokens: 6, anchor: 'A-1' },
        { id: 't2', role: 'user', kind: 'prose', text: 'Remember A-2. more', tokens: 6, anchor: 'A-2' },
        { id: 't3', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
      ],
    },
    { step: 'compact' },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 5 } },
);
