import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with cuts-through-characters. */
export const cutsThroughCharactersWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'a🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂 Remember A-1. more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more more',
        tokens: 166,
        anchor: 'A-1',
      },
      { id: 't2', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null },
    ],
  },
  { step: 'compact' },
]);
