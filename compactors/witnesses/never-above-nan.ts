import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with never-above-nan. */
export const neverAboveNanWitness = plainScenario(
  [
    {
      step: 'append',
      turns: [
        { id: 't1', role: 'assistant', kind: 'prose', text: 'Remember A-1. more', tokens: 6, anchor: 'A-1' },
      ],
    },
    { step: 'compact' },
  ],
  { settings: { window: 2, trigger: Number.NaN } },
);
