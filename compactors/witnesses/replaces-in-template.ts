import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with replaces-in-template. */
export const replacesInTemplateWitness = plainScenario(
  [
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
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 6 }, summarizer: { marker: true } },
);
