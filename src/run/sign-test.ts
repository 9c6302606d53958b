import { betaShare } from './quantiles.js';

/**
 * How likely pairs that differ are to be split as unevenly as `more` and `fewer`, or more so, where each way is as
 * likely as the other: the exact two-sided sign test, which is McNemar's on pairs of yes and no. 1 where none differ.
 *
 * @see https://doi.org/10.1007/BF02295996 McNemar, "Note on the sampling error of the difference between correlated proportions"
 */
export function signTest(more: number, fewer: number): number {
  const pairs = more + fewer;
  const least = Math.min(more, fewer);
  if (least * 2 >= pairs - 1) return 1;
  // Of n fair coins at most k show heads as often as a beta value of (n − k, k + 1) is at most a half.
  return Math.min(1, 2 * betaShare(0.5, pairs - least, least + 1));
}
