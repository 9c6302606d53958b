import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with error-text-committed. */
export const errorTextCommittedWitness: Scenario = {
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
    faults: [
      {
        fault: 'fail',
        message: 'no answer',
      },
    ],
  },
  steps: [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-1. more more',
          tokens: 7,
          anchor: 'A-1',
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
