import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Ratios } from '../../src/compactor/settings.js';
import type { Draw } from '../draw.js';

const OTHERS: readonly Ratios[] = [
  { prose: [4, 1], structured: [2, 1] },
  { prose: [7, 2], structured: [5, 2] },
  { prose: [10, 3], structured: [3, 1] },
  { prose: [8, 1], structured: [8, 1] },
  { prose: [3, 1], structured: [5, 1] },
  { prose: [1, 1], structured: [1, 1] },
];

/** Mostly the default, prose 5 and structured 3; null, which stands for 5, where a compactor is told none. */
export function drawRatios(draw: Draw, { takesRatios }: Capabilities): Ratios | null {
  if (!takesRatios || draw.chance(0.1)) return null;
  return draw.early || draw.chance(0.75) ? { prose: [5, 1], structured: [3, 1] } : draw.pick(OTHERS);
}
