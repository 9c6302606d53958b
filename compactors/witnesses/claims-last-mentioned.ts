import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with claims-last-mentioned. */
export const claimsLastMentionedWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        {
          id: 't2',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-2, k = V-2.',
          tokens: 11,
          anchor: 'A-2',
          facts: [{ key: 'k', value: 'V-2' }],
        },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 11 } },
);
