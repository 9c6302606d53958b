import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with crash-on-empty. */
export const crashOnEmptyWitness = plainScenario([{ step: 'compact' }]);
