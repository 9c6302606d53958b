import { drawFault } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** Anchors are copied wrongly into the summary, or it tells about turns that the summarizer never saw. */
export const miswritten: Plan = {
  name: 'miswritten',
  suits: () => true,
  begin({ draw, ...scene }) {
    const name = draw.weighted([
      ['change', 3],
      ['mention', 1],
    ] as const);
    return openWithFaults({ draw, ...scene }, {}, (victim) => [drawFault(draw, name, victim)]);
  },
};
