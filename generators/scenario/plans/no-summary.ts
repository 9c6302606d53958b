import { drawFault, type FaultName } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

const NAMES: readonly (readonly [FaultName, weight: number])[] = [
  ['blank', 2],
  ['placeholder', 2],
  ['refusal', 2],
  ['echo', 4],
  ['tool-call', 2],
  ['fail', 2],
  ['stall', 1],
];

/** What comes back is no summary: nothing, a refusal, a placeholder, a turn repeated, a tool call or an error. */
export const noSummary: Plan = {
  name: 'no summary',
  suits: () => true,
  begin: (scene) =>
    openWithFaults(scene, { least: 2 }, (victim) => [
      drawFault(scene.draw, scene.draw.weighted(NAMES), victim),
    ]),
};
