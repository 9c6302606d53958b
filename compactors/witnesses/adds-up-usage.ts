import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with adds-up-usage. */
export const addsUpUsageWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'user',
          kind: 'prose',
          text: 'more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 52,
          anchor: null,
        },
        { id: 't2', role: 'user', kind: 'prose', text: 'Remember A-2. more', tokens: 6, anchor: 'A-2' },
        { id: 't3', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { trigger: 165 } },
);
