import type { Observation } from '../property/observation.js';
import type { Judgement, Property } from '../property/property.js';

/** What a compactor did on a scenario, and what a property says of it. */
export interface Judged {
  observation: Observation;
  judgement: Judgement;
}

/**
 * Whether one breaks a property where the other holds. One that broke off before it came so far has not held: nobody
 * knows what it would have done.
 */
export function breaksAlone(property: Property, one: Judged, other: Judged): boolean {
  const { violations } = one.judgement;
  if (violations.length === 0 || other.judgement.violations.length > 0) return false;
  const { breakdown, moments } = other.observation;
  if (breakdown === null || property.breach === 'errored') return true;
  const reached = moments.at(-1)?.step ?? -1;
  return violations.some(({ moment }) => (one.observation.moments[moment]?.step ?? 0) <= reached);
}
