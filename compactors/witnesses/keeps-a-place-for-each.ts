import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with keeps-a-place-for-each. */
export const keepsAPlaceForEachWitness = plainScenario([], { settings: { keep: Number.NaN } });
