import type { CategoryReport } from './calibration-report.js';
import { CATEGORIES, type Category } from './category.js';
import { crossingOf } from './crossing.js';
import { fitFalling } from './isotonic.js';
import type { Sample, Share } from './sample.js';

/** Past the knee is what lies between it and so many times of it. */
const PAST = 2;

/** The samples up to a knee, and those not too far past it; without one, all are up to it. */
export function aroundKnee(
  samples: readonly Sample[],
  knee: number | null,
): { upTo: Sample[]; past: Sample[] } {
  if (knee === null) return { upTo: [...samples], past: [] };
  return {
    upTo: samples.filter(({ ratio }) => ratio <= knee),
    past: samples.filter(({ ratio }) => ratio > knee && ratio <= PAST * Math.max(knee, 1)),
  };
}

/** Of all facts together, which share is held; null where there are none. */
export function shareOf(shares: readonly Share[]): number | null {
  const of = shares.reduce((sum, share) => sum + share.of, 0);
  return of === 0 ? null : shares.reduce((sum, share) => sum + share.held, 0) / of;
}

/** Coverage by what the facts are. */
export function byCategory(
  samples: readonly Sample[],
  knee: number | null,
  wanted: number,
): CategoryReport[] {
  const { upTo, past } = aroundKnee(samples, knee);
  return CATEGORIES.map((category) => ({
    category,
    upTo: shareOf(upTo.map(({ categories }) => categories[category])),
    past: shareOf(past.map(({ categories }) => categories[category])),
    breaksAt: breakOf(samples, category, wanted),
  }));
}

function breakOf(samples: readonly Sample[], category: Category, wanted: number): number | null {
  const stating = samples
    .filter(({ categories }) => categories[category].of > 0)
    .sort((a, b) => a.ratio - b.ratio);
  const points = stating.map(({ ratio, categories }) => {
    const { held, of } = categories[category];
    return { ratio, coverage: held / of };
  });
  const { at } = crossingOf(
    fitFalling(
      points,
      stating.map(({ categories }) => categories[category].of),
    ),
    wanted,
  );
  return at === Number.POSITIVE_INFINITY ? null : at;
}
