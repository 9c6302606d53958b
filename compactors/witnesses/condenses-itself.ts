import { plainScenario } from '../plain-scenario.js';

const MORE = ' more'.repeat(40);

/** It tells what is wrong with condenses-itself. */
export const condensesItselfWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        {
          id: 't1',
          role: 'assistant',
          kind: 'prose',
          text: `Remember A-1.${MORE}`,
          tokens: 45,
          anchor: 'A-1',
        },
        {
          id: 't2',
          role: 'assistant',
          kind: 'prose',
          text: `Remember A-2.${MORE}`,
          tokens: 45,
          anchor: 'A-2',
        },
      ],
    },
    { step: 'compact' },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ calls: [1], fault: 'drop', target: { at: 'tail', turns: 1 } }] } },
);
