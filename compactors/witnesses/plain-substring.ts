import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with plain-substring. */
export const plainSubstringWitness: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: {
    summaryBudget: 5,
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
          text: 'Remember A-12.',
          tokens: 5,
          anchor: 'A-12',
        },
        {
          id: 't2',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-1.',
          tokens: 5,
          anchor: 'A-1',
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
