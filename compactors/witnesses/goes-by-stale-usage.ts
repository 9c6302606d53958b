import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with goes-by-stale-usage. */
export const goesByStaleUsageWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-1. more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 132,
          anchor: 'A-1',
        },
        {
          id: 't2',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-2. more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 72,
          anchor: 'A-2',
        },
      ],
    },
    { step: 'compact' },
    { step: 'append', turns: [{ id: 't3', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null }] },
    { step: 'compact' },
  ],
  { settings: { trigger: 203 } },
);
