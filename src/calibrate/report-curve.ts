import { coverageAt, quantile } from './bootstrap.js';
import { aroundKnee, byCategory, shareOf } from './by-category.js';
import type { CurvePoint, CurveReport, UnmeasuredReport } from './calibration-report.js';
import type { Knee, Trust } from './knee.js';
import { meanOf } from './mean-of.js';
import type { MeasuredCurve } from './measure-curve.js';
import { around } from './ratio-grid.js';
import { PLACES, type Sample, type Unmeasured } from './sample.js';

/** As much lies beyond each end of a band. */
const TAIL = 0.025;

/** What a measured curve comes to. */
export function reportCurve(
  { samples, unmeasured, fits, knee, comesBack, trust }: MeasuredCurve,
  { grid, wanted, rLow }: { grid: readonly number[]; wanted: number; rLow: number },
): Omit<CurveReport, 'content' | 'budget' | 'conversations' | 'passes'> {
  const line = knee.state === 'below' ? 0 : knee.ratio;
  const { upTo, past } = aroundKnee(samples, line);
  const told = past.length > 0 ? past : upTo;
  return {
    knee,
    comesBack,
    trust,
    rLow: holds(rLow, knee, trust),
    points: grid.flatMap((_, place) => pointAt(samples, fits, grid, place)),
    categories: byCategory(samples, line, wanted),
    places: {
      isPast: past.length > 0,
      coverage: Array.from({ length: PLACES }, (_, place) =>
        shareOf(told.map(({ places }) => places[place]!)),
      ),
    },
    unmeasured: (['refused', 'broke down'] as const).flatMap((kind) => reasonOf(unmeasured, kind)),
  };
}

function holds(rLow: number, knee: Knee, trust: Trust): CurveReport['rLow'] {
  if (trust.ratio !== null && trust.ratio >= rLow) return 'verified';
  if (knee.high !== null && knee.high < rLow) return 'broken';
  return knee.low !== null && knee.low >= rLow ? 'likely' : 'open';
}

function pointAt(
  samples: readonly Sample[],
  fits: MeasuredCurve['fits'],
  grid: readonly number[],
  place: number,
): CurvePoint[] {
  const [from, to] = around(grid, place);
  const seen = samples.filter(({ ratio }) => ratio >= from && ratio < to);
  if (seen.length === 0) return [];
  const ratio = grid[place]!;
  const band = fits.map((levels) => coverageAt(levels, ratio)).sort((a, b) => a - b);
  return [
    {
      ratio,
      conversations: seen.length,
      coverage: meanOf(seen.map(({ coverage }) => coverage)),
      low: quantile(band, TAIL),
      high: quantile(band, 1 - TAIL),
      best: meanOf(seen.map(({ best }) => best)),
    },
  ];
}

function reasonOf(unmeasured: readonly Unmeasured[], kind: Unmeasured['kind']): UnmeasuredReport[] {
  const of = unmeasured.filter((one) => one.kind === kind);
  const [first] = of;
  if (!first) return [];
  const from = Math.min(...of.map(({ ratio }) => ratio));
  return [{ kind, conversations: of.length, from, reason: first.reason }];
}
