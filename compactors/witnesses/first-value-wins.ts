import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with first-value-wins. */
export const firstValueWinsWitness: Scenario = {
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
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-1.',
          tokens: 5,
          anchor: 'A-1',
          facts: [
            {
              key: 'k',
              value: 'A-1',
            },
          ],
        },
        {
          id: 't2',
          role: 'assistant',
          kind: 'prose',
          text: 'Remember A-2. more more more more more more more',
          tokens: 12,
          anchor: 'A-2',
          facts: [
            {
              key: 'k',
              value: 'A-2',
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
