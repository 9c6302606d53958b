import { drawFault } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** The summary is longer than its budget, by one token or by many, or grows with every call until it is. */
export const overBudget: Plan = {
  name: 'over budget',
  suits: ({ supports }) => supports.takesBudget,
  begin(scene) {
    const { draw } = scene;
    const name = draw.chance(0.65) ? 'over-budget' : 'grow';
    return openWithFaults(scene, {}, (victim) => [drawFault(draw, name, victim)]);
  },
};
