import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with reports-bare-names. */
export const reportsBareNamesWitness: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: {
    summaryBudget: null,
    ratios: {
      prose: [5, 1],
      structured: [3, 1],
    },
    window: 8192,
  },
  summarizer: {
    finish: true,
    marker: false,
    report: 'none',
    faults: [],
  },
  steps: [
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
          facts: [
            {
              key: 'k',
              value: 'V-1',
            },
          ],
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
