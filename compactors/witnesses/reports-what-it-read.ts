import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with reports-what-it-read. */
export const reportsWhatItReadWitness: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: {
    summaryBudget: 4,
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
          text: 'Remember (A1).',
          tokens: 5,
          anchor: '(A1)',
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
