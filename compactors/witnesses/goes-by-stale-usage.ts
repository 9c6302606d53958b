import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with goes-by-stale-usage. */
export const goesByStaleUsageWitness: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: {
    summaryBudget: null,
    ratios: {
      prose: [5, 1],
      structured: [3, 1],
    },
    window: 8192,
    trigger: 203,
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
    {
      step: 'compact',
    },
    {
      step: 'append',
      turns: [
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
