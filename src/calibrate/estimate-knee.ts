import { kneeBetween, quantile, redraw, refit } from './bootstrap.js';
import { crossingOf } from './crossing.js';
import { hingeCrossing } from './hinge.js';
import { fitFalling, type Point } from './isotonic.js';
import type { Knee } from './knee.js';

/** As much lies beyond each end of an interval that holds with 95 % confidence. */
const TAIL = 0.025;
/** Where the ends are farther apart than this, points scatter so much that a line through them says more. */
const SCATTERED = 1.03;
/** How far around these ends points are taken for that line. */
const AROUND = 1.25;

/** Where coverage falls below what is wanted, judged from points in the order of their ratios. */
export function estimateKnee(points: readonly Point[], wanted: number, seed: number): Knee {
  if (points.length === 0) return { state: 'unmeasured', ratio: null, low: null, high: null };
  const levels = fitFalling(points);
  const { at } = crossingOf(levels, wanted);
  if (at === 0) return { state: 'below', ratio: null, low: null, high: points[0]!.ratio };
  const largest = points.at(-1)!.ratio;
  if (at === Number.POSITIVE_INFINITY) return { state: 'beyond', ratio: largest, low: largest, high: null };
  const [low, high] = kneeBetween(refit(points, seed), wanted, TAIL);
  const stepped = { state: 'found', ratio: at, low, high: Math.min(high, largest) } as const;
  if (low === 0 || stepped.high / low <= SCATTERED) return stepped;
  return alongLine(points, stepped, wanted, seed) ?? stepped;
}

function alongLine(
  points: readonly Point[],
  { low, high }: { low: number; high: number },
  wanted: number,
  seed: number,
): Knee | null {
  const near = points.filter(({ ratio }) => ratio >= low / AROUND && ratio <= high * AROUND);
  const ratio = hingeCrossing(near, wanted);
  if (ratio === null || ratio < low || ratio > high) return null;
  const again = redraw(near, seed, (weights) => hingeCrossing(near, wanted, weights));
  const crossings = again.filter((one) => one !== null).sort((a, b) => a - b);
  if (crossings.length < again.length / 2) return null;
  return { state: 'found', ratio, low: quantile(crossings, TAIL), high: quantile(crossings, 1 - TAIL) };
}
