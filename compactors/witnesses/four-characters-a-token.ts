import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with four-characters-a-token. */
export const fourCharactersATokenWitness = plainScenario([
  {
    step: 'append',
    turns: [{ id: 't1', role: 'user', kind: 'prose', text: '鱻鱻纞虋爨籱灪麷齉', tokens: 20, anchor: null }],
  },
]);
