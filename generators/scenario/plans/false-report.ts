import { drawFault } from '../../summarizer/draw-fault.js';
import { FALSE_REPORTS } from '../../summarizer/reports.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** The summarizer reports ids that it did not write about, leaves some out, repeats them or invents them. */
export const falseReport: Plan = {
  name: 'a false report',
  suits: ({ supports }) => supports.takesReport,
  begin(scene) {
    const { draw } = scene;
    const opening = openWithFaults(scene, { least: 2 }, (victim) =>
      draw.chance(0.7) ? [drawFault(draw, 'drop', victim)] : [],
    );
    return { ...opening, summarizer: { ...opening.summarizer, report: draw.pick(FALSE_REPORTS) } };
  },
};
