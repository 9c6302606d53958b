import { drawFault } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** Strict turns are named in the summary, and what they say is not. */
export const hollow: Plan = {
  name: 'hollow',
  suits: ({ real }) => !real,
  begin: (scene) =>
    openWithFaults(scene, { strict: true }, (victim) => [drawFault(scene.draw, 'hollow', victim)]),
};
