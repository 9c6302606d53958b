import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with always-compacted. */
export const alwaysCompactedWitness = plainScenario([{ step: 'compact' }]);
