import { drawFault } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** The summary is longer than its budget, by one token or by many. */
export const overBudget: Plan = {
  name: 'over budget',
  suits: ({ supports }) => supports.takesBudget,
  begin: (scene) => openWithFaults(scene, {}, (victim) => [drawFault(scene.draw, 'over-budget', victim)]),
};
