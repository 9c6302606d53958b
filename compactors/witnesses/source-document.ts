import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with source-document. */
export const sourceDocumentWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-12.', tokens: 5, anchor: 'A-12' },
        { id: 't2', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 5 } },
);
