import { chanceFrom } from './chance.js';
import { crossingOf } from './crossing.js';
import { fitFalling, type Level, type Point } from './isotonic.js';

/** How often points are drawn anew. */
const TIMES = 300;

/** What is made of as many points as there are, drawn from them with repetition; weights say how often each was. */
export function redraw<T>(
  points: readonly Point[],
  seed: number,
  make: (weights: ArrayLike<number>) => T,
  times = TIMES,
): T[] {
  const chance = chanceFrom(seed);
  const weights = new Uint32Array(points.length);
  return Array.from({ length: times }, () => {
    weights.fill(0);
    for (let left = points.length; left > 0; left--) weights[Math.floor(chance() * points.length)]! += 1;
    return make(weights);
  });
}

/** Fits to points that are drawn anew, each a list of levels that fall. */
export function refit(points: readonly Point[], seed: number, times = TIMES): Level[][] {
  return redraw(points, seed, (weights) => fitFalling(points, weights), times);
}

/** Between which ratios the knee lies in all but the outermost shares of the fits, what nobody looked at between included. */
export function kneeBetween(
  fits: readonly Level[][],
  wanted: number,
  beyond: number,
): [low: number, high: number] {
  const crossings = fits.map((levels) => crossingOf(levels, wanted));
  const sorted = (end: 'from' | 'to') => crossings.map((crossing) => crossing[end]).sort((a, b) => a - b);
  return [quantile(sorted('from'), beyond), quantile(sorted('to'), 1 - beyond)];
}

/** The coverage that a fit has at a ratio: that of the level there, or of the nearest one before it. */
export function coverageAt(levels: readonly Level[], ratio: number): number {
  const level = levels.findLast(({ from }) => from <= ratio) ?? levels[0]!;
  return level.coverage;
}

/** The value below which a share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)))]!;
}
