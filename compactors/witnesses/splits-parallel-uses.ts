import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with splits-parallel-uses. */
export const splitsParallelUsesWitness: Scenario = {
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
          role: 'tool',
          kind: 'prose',
          text: 'Remember A-1.',
          tokens: 5,
          anchor: 'A-1',
          results: [
            {
              use: 'u1',
              text: 'Remember A-1.',
            },
          ],
        },
        {
          id: 't2',
          role: 'tool',
          kind: 'prose',
          text: '',
          tokens: 0,
          anchor: null,
          results: [
            {
              use: 'u2',
              text: '',
            },
          ],
        },
        {
          id: 't3',
          role: 'assistant',
          kind: 'prose',
          text: 'run {}\nrun {}',
          tokens: 4,
          anchor: null,
          uses: [
            {
              id: 'u1',
              name: 'run',
              input: '{}',
            },
            {
              id: 'u2',
              name: 'run',
              input: '{}',
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
