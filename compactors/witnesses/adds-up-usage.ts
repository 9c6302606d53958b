import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with adds-up-usage. */
export const addsUpUsageWitness: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: {
    summaryBudget: null,
    ratios: {
      prose: [5, 1],
      structured: [3, 1],
    },
    window: 8192,
    trigger: 165,
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
          text: 'more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
          tokens: 52,
          anchor: null,
        },
        {
          id: 't2',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-2. more',
          tokens: 6,
          anchor: 'A-2',
        },
        {
          id: 't3',
          role: 'user',
          kind: 'prose',
          text: '',
          tokens: 0,
          anchor: null,
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
