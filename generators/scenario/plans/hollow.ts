import { drawFault } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** Strict turns are named in the summary, and what they say is not, or something else is said. */
export const hollow: Plan = {
  name: 'hollow',
  suits: ({ real }) => !real,
  begin(scene) {
    const { draw } = scene;
    const name = draw.chance(0.2) ? 'contradict' : 'hollow';
    return openWithFaults(scene, { strict: true }, (victim) => [drawFault(draw, name, victim)]);
  },
};
