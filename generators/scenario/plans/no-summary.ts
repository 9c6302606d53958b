import { drawFault, type FaultName } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

const NAMES: readonly FaultName[] = ['blank', 'placeholder', 'refusal', 'echo', 'tool-call', 'fail'];

/** What comes back is no summary: nothing, a refusal, a placeholder, a turn repeated, a tool call or an error. */
export const noSummary: Plan = {
  name: 'no summary',
  suits: () => true,
  begin: (scene) =>
    openWithFaults(scene, { least: 2 }, (victim) => [drawFault(scene.draw, scene.draw.pick(NAMES), victim)]),
};
