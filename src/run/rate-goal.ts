import { isExcluded, type Prior } from './confidence-sequence.js';

/** Below which rate of breaches a run is to show its properties, and with how much confidence. */
export interface RateGoal {
  limit: number;
  confidence: number;
}

/** Where it looks for a rate: around the limit, so that both sides of it are soon told apart. */
export function priorOf({ limit }: RateGoal): Prior {
  return { alpha: 0.5, beta: 0.5 / limit };
}

/** On which side of the limit a rate is shown to be, of which `broken` of `met` runs were seen; null while it is not. */
export function shownRate(broken: number, met: number, goal: RateGoal): 'below' | 'above' | null {
  const { limit, confidence } = goal;
  if (met === 0 || !isExcluded(limit, broken, met, confidence, priorOf(goal))) return null;
  return broken / met < limit ? 'below' : 'above';
}

/** How many runs without a breach show that a rate is below the limit. */
export function runsToShow(goal: RateGoal): number {
  // Each run without a breach makes it likelier, so the first that suffices lies between two bounds.
  let [short, enough] = [0, 1];
  while (shownRate(0, enough, goal) === null) [short, enough] = [enough, enough * 2];
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (shownRate(0, middle, goal) === null) short = middle;
    else enough = middle;
  }
  return enough;
}
