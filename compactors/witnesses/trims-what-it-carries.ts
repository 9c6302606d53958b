import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with trims-what-it-carries. */
export const trimsWhatItCarriesWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: 'Remember https://api.complicated-fun.com/v2/redesign?page=64&sort=nudge, successor = herta_smith@ectoderm.example. more more',
        tokens: 35,
        anchor: 'https://api.complicated-fun.com/v2/redesign?page=64&sort=nudge',
        facts: [{ key: 'successor', value: 'herta_smith@ectoderm.example' }],
      },
      {
        id: 't2',
        role: 'user',
        kind: 'prose',
        text: 'Remember SMOKE_VIBRATION_DIR. more more',
        tokens: 10,
        anchor: 'SMOKE_VIBRATION_DIR',
      },
    ],
  },
  { step: 'compact' },
  { step: 'append', turns: [{ id: 't3', role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null }] },
  { step: 'compact' },
]);
