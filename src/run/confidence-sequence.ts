import { intervalEdge } from './interval-edge.js';
import { betaLogarithm } from './quantiles.js';

/** A beta distribution, in which a share is looked for; fixed before anything is seen. */
export interface Prior {
  alpha: number;
  beta: number;
}

/** Says nothing of where a share lies. */
const ANYWHERE: Prior = { alpha: 0.5, beta: 0.5 };

/**
 * The interval in which a share lies, of which `part` of `whole` were seen, however it was decided when to look: of the
 * intervals at all times, all hold it at once with so much confidence. Null where nothing was seen.
 *
 * @see https://doi.org/10.1214/aoms/1177696786 Robbins, "Statistical methods related to the law of the iterated logarithm"
 * @see https://doi.org/10.1214/20-AOS1991 Howard, Ramdas, McAuliffe, Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences"
 */
export function confidenceSequence(
  part: number,
  whole: number,
  confidence = 0.95,
  prior = ANYWHERE,
): [low: number, high: number] | null {
  if (whole === 0) return null;
  const isHeld = (share: number) => !isExcluded(share, part, whole, confidence, prior);
  return [intervalEdge(part / whole, 0, isHeld), intervalEdge(part / whole, 1, isHeld)];
}

/** Whether that interval leaves a share out. */
export function isExcluded(
  share: number,
  part: number,
  whole: number,
  confidence: number,
  prior: Prior,
): boolean {
  return logEvidence(share, part, whole, prior) >= -Math.log(1 - confidence);
}

/**
 * The logarithm of how much better the mixture explains what was seen than the share does. Where the share is true it
 * is a martingale from 1 on, which ever reaches 1 / α with a probability of at most α (Ville's inequality).
 */
function logEvidence(share: number, part: number, whole: number, { alpha, beta }: Prior): number {
  const rest = whole - part;
  const mixture = betaLogarithm(alpha + part, beta + rest) - betaLogarithm(alpha, beta);
  return mixture - times(part, Math.log(share)) - times(rest, Math.log1p(-share));
}

/** Nothing seen weighs nothing, also where it was impossible. */
function times(count: number, logarithm: number): number {
  return count === 0 ? 0 : count * logarithm;
}
