import { drawFault, type FaultName } from '../../summarizer/draw-fault.js';
import { openWithFaults } from '../open-with-faults.js';
import type { Plan } from '../scene.js';

const NAMES: readonly (readonly [FaultName, weight: number])[] = [
  ['change', 4],
  ['mention', 2],
  ['contradict', 1],
  ['other-language', 2],
];

/**
 * Anchors are copied wrongly into the summary, or it tells about turns that the summarizer never saw, or something else
 * than they said, or in another language.
 */
export const miswritten: Plan = {
  name: 'miswritten',
  suits: () => true,
  begin({ draw, ...scene }) {
    const name = draw.weighted(NAMES);
    return openWithFaults({ draw, ...scene }, {}, (victim) => [drawFault(draw, name, victim)]);
  },
};
