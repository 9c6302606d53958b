import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with hollow-answer. */
export const hollowAnswerWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'user',
          kind: 'prose',
          text: 'Remember A-1, k = V-1.',
          tokens: 11,
          anchor: 'A-1',
          facts: [{ key: 'k', value: 'V-1' }],
        },
      ],
    },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ fault: 'hollow', target: { at: 'tail', turns: 1 } }] } },
);
