import type { Scenario } from '../../src/scenario/scenario.js';

/** It tells what is wrong with replaces-in-template. */
export const replacesInTemplateWitness: Scenario = {
  version: 1,
  encoding: 'o200k_base',
  settings: {
    summaryBudget: 6,
    ratios: {
      prose: [5, 1],
      structured: [3, 1],
    },
    window: 8192,
  },
  summarizer: {
    finish: true,
    marker: true,
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
          text: 'Remember $&A1. more',
          tokens: 7,
          anchor: '$&A1',
        },
      ],
    },
    {
      step: 'compact',
    },
  ],
};
