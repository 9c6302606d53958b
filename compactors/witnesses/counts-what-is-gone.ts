import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with counts-what-is-gone. */
export const countsWhatIsGoneWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: `Remember A-1.${' more'.repeat(40)}`,
          tokens: 45,
          anchor: 'A-1',
        },
      ],
    },
    { step: 'compact' },
    { step: 'compact' },
  ],
  { settings: { trigger: 20 } },
);
