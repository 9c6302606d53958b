import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with shortens-kept-turns. */
export const shortensKeptTurnsWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
        tokens: 101,
        anchor: null,
      },
    ],
  },
]);
