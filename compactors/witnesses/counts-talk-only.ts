import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with counts-talk-only. */
export const countsTalkOnlyWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'tool',
        kind: 'prose',
        text: 'See ERR-40.\nWe went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. ',
        tokens: 138,
        anchor: 'ERR-40',
        results: [
          {
            use: 'u1',
            text: 'See ERR-40.\nWe went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. We went  through all of it once more and wrote down what was found and what is left to do. ',
          },
        ],
      },
      {
        id: 't2',
        role: 'assistant',
        kind: 'prose',
        text: 'run {}',
        tokens: 2,
        anchor: null,
        uses: [{ id: 'u1', name: 'run', input: '{}' }],
      },
    ],
  },
]);
