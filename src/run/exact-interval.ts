import { betaQuantile } from './quantiles.js';

/** So much lies beyond each end of an interval that holds with 95 % confidence. */
const BEYOND = 0.025;

/**
 * The interval in which a share lies with 95 % confidence, of which `part` of `whole` were seen; null where nothing was.
 *
 * @see https://doi.org/10.1093/biomet/26.4.404 Clopper and Pearson, "The use of confidence or fiducial limits"
 */
export function exactInterval(part: number, whole: number): [low: number, high: number] | null {
  if (whole === 0) return null;
  const low = part === 0 ? 0 : betaQuantile(BEYOND, part, whole - part + 1);
  const high = part === whole ? 1 : betaQuantile(1 - BEYOND, part + 1, whole - part);
  return [low, high];
}
