import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with silent-omitter. */
export const silentOmitterWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        { id: 't2', role: 'assistant', kind: 'prose', text: 'Remember A-2.', tokens: 5, anchor: 'A-2' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { summaryBudget: 4 }, summarizer: { finish: false } },
);
