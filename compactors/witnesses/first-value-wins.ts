import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with first-value-wins. */
export const firstValueWinsWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'assistant',
        kind: 'prose',
        text: 'Remember A-1.',
        tokens: 5,
        anchor: 'A-1',
        facts: [{ key: 'k', value: 'A-1' }],
      },
      {
        id: 't2',
        role: 'assistant',
        kind: 'prose',
        text: 'Remember A-2. more more more more more more more',
        tokens: 12,
        anchor: 'A-2',
        facts: [{ key: 'k', value: 'A-2' }],
      },
    ],
  },
  { step: 'compact' },
]);
