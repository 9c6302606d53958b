import type { CurveData } from './curve-data.js';
import { meanOf } from './mean-of.js';
import { around } from './ratio-grid.js';

/** So many conversations at one place are enough to leave open on which side of the line it lies. */
const MOST = 60;
/** A break that is no plain one is looked at again with so many conversations. */
const AGAIN = 24;
/** Below this, it is plain. */
const PLAIN = 0.9;
/** So many standard errors away from the line, a mean is on its side for sure. */
const SURE = 2.6;

export type Side = 'holds' | 'broken' | 'open' | 'unseen';

/** On which side of the wanted coverage the conversations around a place of the grid lie. */
export function sideAt(data: CurveData, grid: readonly number[], place: number, wanted: number): Side {
  const seen = seenAt(data, grid, place);
  if (seen.length === 0) return 'unseen';
  const mean = meanOf(seen);
  const variance = seen.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, seen.length - 1);
  const error = Math.sqrt(variance / seen.length);
  if (Math.abs(mean - wanted) > SURE * error && (seen.length > 1 || error === 0))
    return mean < wanted ? 'broken' : 'holds';
  return 'open';
}

function seenAt(data: CurveData, grid: readonly number[], place: number): number[] {
  const [from, to] = around(grid, place);
  return data.samples.filter(({ ratio }) => ratio >= from && ratio < to).map(({ coverage }) => coverage);
}

/**
 * The first place of the grid at which coverage is below what is wanted, for sure: more conversations are played where
 * it could be either. Null where there is none.
 */
export async function findBreak(
  data: CurveData,
  grid: readonly number[],
  wanted: number,
): Promise<number | null> {
  for (const [place, ratio] of grid.entries()) {
    let side = sideAt(data, grid, place, wanted);
    for (let more = 0; more < MOST && side === 'open' && !data.isOver; more++) {
      await data.play(ratio);
      side = sideAt(data, grid, place, wanted);
    }
    if (side !== 'broken') continue;
    if (meanOf(seenAt(data, grid, place)) < PLAIN) return place;
    for (let again = 0; again < AGAIN; again++) await data.play(ratio);
    if (sideAt(data, grid, place, wanted) === 'broken') return place;
  }
  return null;
}
