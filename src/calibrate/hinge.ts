import type { Point } from './isotonic.js';

/** So many places for the bend are tried. */
const BENDS = 24;
/** A line needs some points on each side. */
const FEW = 5;

/**
 * Where a coverage that first stays and then falls with the logarithm of the ratio crosses `wanted`, fitted to points by
 * least squares; null where it does not. It makes more of scattered points than a fit that may fall anywhere.
 */
export function hingeCrossing(
  points: readonly Point[],
  wanted: number,
  weights?: ArrayLike<number>,
): number | null {
  const places = points.map(({ ratio }) => Math.log(ratio));
  const [first, last] = [places[FEW], places.at(-FEW)];
  if (first === undefined || last === undefined || last <= first) return null;
  let best: { error: number; at: number } | null = null;
  for (let bend = 0; bend < BENDS; bend++) {
    const from = first + ((last - first) * bend) / BENDS;
    const fit = lineFrom(from, places, points, weights);
    if (fit === null || fit.fall <= 0 || fit.start < wanted) continue;
    if (best === null || fit.error < best.error)
      best = { error: fit.error, at: Math.exp(from + (fit.start - wanted) / fit.fall) };
  }
  return best?.at ?? null;
}

/** By how much it falls from a place on, and how much is left over. */
function lineFrom(
  bend: number,
  places: readonly number[],
  points: readonly Point[],
  weights: ArrayLike<number> | undefined,
): { start: number; fall: number; error: number } | null {
  let [w, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < points.length; index++) {
    const weight = weights ? weights[index]! : 1;
    if (weight === 0) continue;
    const past = Math.max(0, places[index]! - bend);
    const { coverage } = points[index]!;
    w += weight;
    x += weight * past;
    y += weight * coverage;
    xx += weight * past * past;
    xy += weight * past * coverage;
    yy += weight * coverage * coverage;
  }
  const spread = xx - (x * x) / w;
  if (spread <= 0) return null;
  const slope = (xy - (x * y) / w) / spread;
  const start = (y - slope * x) / w;
  return { start, fall: -slope, error: yy - (y * y) / w - slope * slope * spread };
}
