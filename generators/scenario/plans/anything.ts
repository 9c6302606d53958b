import { drawFault, FAULT_NAMES } from '../../summarizer/draw-fault.js';
import { REPORTS } from '../../summarizer/reports.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

/** No premise in mind: no turns at all, several faults at once, a trigger that is not reached. */
export const anything: Plan = {
  name: 'anything',
  suits: () => true,
  begin(scene) {
    const { draw, supports, maxTurns } = scene;
    const most = draw.chance(0.2) ? 0 : maxTurns;
    const { turns, settings, summarizer } = openWithFaults({ ...scene, maxTurns: most }, {}, (victim) =>
      Array.from({ length: draw.int(0, 3) }, () => drawFault(draw, draw.pick(FAULT_NAMES), victim)),
    );
    if (supports.takesTrigger && draw.chance(0.3)) settings.trigger = settings.window;
    if (supports.takesReport) summarizer.report = draw.pick(REPORTS);
    return { turns, settings, summarizer };
  },
};
