import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with nonsense-view. */
export const nonsenseViewWitness = plainScenario([{ step: 'compact' }]);
