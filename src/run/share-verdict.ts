import { normalQuantile } from './quantiles.js';

/** `reached` and `missed` are wrong in one of a billion cases. */
export type ShareVerdict = 'reached' | 'missed' | 'undecided';

const CERTAINTY = 1e9;
/** A share this much below what is required is let pass, so that one exactly as large can be told at all. */
const TOLERANCE = 0.9;

/**
 * Whether a share, of which `part` of `whole` were seen, is at least `required`. It may be asked again and again as
 * more is seen.
 *
 * @see https://hackage.haskell.org/package/QuickCheck/docs/Test-QuickCheck.html checkCoverage, with its certainty and tolerance
 */
export function shareVerdict(part: number, whole: number, required: number): ShareVerdict {
  if (whole === 0) return 'undecided';
  const far = normalQuantile(1 - 1 / CERTAINTY / 2);
  if (wilson(part, whole, -far) >= TOLERANCE * required) return 'reached';
  return wilson(part, whole, far) < required ? 'missed' : 'undecided';
}

/**
 * An end of the interval in which a share lies; `far` in standard deviations.
 *
 * @see https://doi.org/10.1080/01621459.1927.10502953 Wilson, "Probable inference, the law of succession, and statistical inference"
 */
function wilson(part: number, whole: number, far: number): number {
  const share = part / whole;
  const square = far ** 2;
  const deviation = far * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole ** 2));
  return (share + square / (2 * whole) + deviation) / (1 + square / whole);
}
