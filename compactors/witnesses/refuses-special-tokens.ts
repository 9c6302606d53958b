import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with refuses-special-tokens. */
export const refusesSpecialTokensWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'Remember <|endoftext|>.',
        tokens: 8,
        anchor: '<|endoftext|>',
      },
    ],
  },
  { step: 'compact' },
]);
