import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with last-anchor-watermark. */
export const lastAnchorWatermarkWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'user', kind: 'prose', text: 'Remember A-1.', tokens: 5, anchor: 'A-1' },
        { id: 't2', role: 'user', kind: 'prose', text: 'Remember A-2.', tokens: 5, anchor: 'A-2' },
      ],
    },
    { step: 'compact' },
  ],
  { summarizer: { faults: [{ fault: 'drop', target: { at: 'head', turns: 1 } }] } },
);
