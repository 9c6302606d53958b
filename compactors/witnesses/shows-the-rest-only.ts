import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with shows-the-rest-only. */
export const showsTheRestOnlyWitness: Scenario = {
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
        fault: 'drop',
        target: {
          at: 'head',
          turns: 1,
        },
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
          text: 'Remember A-1.',
          tokens: 5,
          anchor: 'A-1',
        },
        {
          id: 't2',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-2. more',
          tokens: 6,
          anchor: 'A-2',
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
