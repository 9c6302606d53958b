import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with one-summary-id. */
export const oneSummaryIdWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        {
          id: 't2',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-2. more more more more more more more more more more more',
          tokens: 16,
          anchor: 'A-2',
        },
      ],
    },
    { step: 'compact' },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 4 } },
);
