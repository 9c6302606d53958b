import type { Fault } from '../../../src/simulation/behaviour.js';
import type { Draw } from '../../draw.js';
import { drawFault, type FaultName, type Victim } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

const NAMES: readonly (readonly [FaultName, weight: number])[] = [
  ['blank', 2],
  ['placeholder', 2],
  ['refusal', 2],
  ['echo', 4],
  ['tool-call', 3],
  ['fail', 2],
  ['stall', 1],
];

/** What a compactor makes of a failure shows in the pass after it. */
const SEVERAL_PASSES = 0.6;

const ONE_AFTER_OTHER = 0.3;

/** What comes back is no summary: nothing, a refusal, a placeholder, a turn repeated, a tool call or an error. */
export const noSummary: Plan = {
  name: 'no summary',
  suits: () => true,
  begin: (scene) => ({
    ...openWithFaults(scene, { least: 2 }, (victim) => spoil(scene.draw, victim)),
    severalPasses: SEVERAL_PASSES,
  }),
};

/** One for all calls, or one after the other, each in a call of its own, and then a summary. */
function spoil(draw: Draw, victim: Victim): Fault[] {
  const fault = () => drawFault(draw, draw.weighted(NAMES), victim);
  if (!draw.chance(ONE_AFTER_OTHER)) return [fault()];
  return Array.from({ length: draw.int(2, 3) }, (_, call) => ({ calls: [call], ...fault() }));
}
