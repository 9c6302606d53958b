import { refit } from './bootstrap.js';
import { type Allowance, CurveData, type Measure } from './curve-data.js';
import { estimateKnee } from './estimate-knee.js';
import { findBreak, sideAt } from './find-break.js';
import { fitFalling, type Level } from './isotonic.js';
import type { Knee, Trust } from './knee.js';
import { around } from './ratio-grid.js';
import { refine } from './refine.js';
import type { Sample, Unmeasured } from './sample.js';
import { verify } from './verify.js';

/** What is looked for, and where. */
export interface CurvePlan {
  /** The expected coverage that is enough. */
  wanted: number;
  confidence: number;
  grid: readonly number[];
  /** Conversations that the sweep plays at each place of the grid. */
  each: number;
  seed: number;
}

/** How coverage depends on the ratio. */
export interface MeasuredCurve {
  samples: readonly Sample[];
  unmeasured: readonly Unmeasured[];
  /** Fits to samples drawn anew, to tell how far the curve is known. */
  fits: readonly Level[][];
  knee: Knee;
  /** The largest ratio at which coverage holds again, beyond the first break; null where it does not come back. */
  comesBack: number | null;
  trust: Trust;
}

/** Shares of what may be played that the sweep and the search for the knee leave for verifying. */
const FOR_KNEE = 0.6;

/**
 * Measures how coverage depends on the ratio: a sweep, then ever closer to where it breaks first, then a trial on fresh
 * conversations.
 */
export async function measureCurve(
  measure: Measure,
  { wanted, confidence, grid, each, seed }: CurvePlan,
  allowance: Allowance,
): Promise<MeasuredCurve> {
  const { left, isOver } = allowance;
  const forKnee = Math.ceil(left * FOR_KNEE);
  const search: Allowance = { left: forKnee, isOver };
  const data = new CurveData(measure, search);
  for (let time = 0; time < each; time++) for (const ratio of grid) await data.play(ratio);
  const place = data.samples.length === 0 ? null : await findBreak(data, grid, wanted);
  const end = place === null ? Number.POSITIVE_INFINITY : around(grid, place)[1];
  if (place !== null) await refine(data, { end, wanted, seed });
  const points = data.pointsTo(end);
  const knee = estimateKnee(points, wanted, seed);
  const fresh = new CurveData(measure, { left: left - forKnee + search.left, isOver });
  const trust = await verify(fresh, { knee, levels: fitFalling(points) }, { wanted, confidence });
  const later = place === null ? [] : [...grid.keys()].filter((one) => one > place);
  const back = later.findLast((one) => sideAt(data, grid, one, wanted) === 'holds');
  return {
    samples: data.samples,
    unmeasured: [...data.unmeasured, ...fresh.unmeasured],
    fits: refit(data.pointsTo(Number.POSITIVE_INFINITY), seed + 1),
    knee,
    comesBack: back === undefined ? null : grid[back]!,
    trust,
  };
}
