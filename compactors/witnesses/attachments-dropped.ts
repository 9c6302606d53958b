import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with attachments-dropped. */
export const attachmentsDroppedWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'assistant',
        kind: 'prose',
        text: 'Remember A-1. more',
        tokens: 6,
        anchor: 'A-1',
        attachments: [{ type: 'image', name: 'a.png' }],
      },
    ],
  },
  { step: 'compact' },
]);
