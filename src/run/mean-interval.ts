import { intervalEdge } from './interval-edge.js';

/** Together on both sides of an interval that holds with 95 % confidence. */
const BEYOND = 0.05;

/**
 * The interval in which the mean of values from 0 to 1 lies with 95 % confidence, of which `count` independent ones
 * were seen with the mean `mean`; nothing else has to be known of how they are distributed. Null where none was seen.
 *
 * @see https://doi.org/10.1080/01621459.1963.10500830 Hoeffding, "Probability inequalities for sums of bounded random variables", (2.1)
 */
export function meanInterval(mean: number, count: number): [low: number, high: number] | null {
  if (count === 0) return null;
  const farthest = Math.log(2 / BEYOND) / count;
  const isNear = (value: number) => divergence(mean, value) <= farthest;
  return [intervalEdge(mean, 0, isNear), intervalEdge(mean, 1, isNear)];
}

/** Kullback and Leibler's divergence of a coin with the share `seen` from one with the share `value`. */
function divergence(seen: number, value: number): number {
  return term(seen, value) + term(1 - seen, 1 - value);
}

function term(seen: number, value: number): number {
  return seen === 0 ? 0 : seen * Math.log(seen / value);
}
