import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with anchors-only. */
export const anchorsOnlyWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-1, k = V-1.',
          tokens: 11,
          anchor: 'A-1',
          facts: [{ key: 'k', value: 'V-1' }],
        },
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
  { summarizer: { faults: [{ fault: 'hollow', target: { at: 'tail', turns: 1 } }] } },
);
