import type { Observation } from '../property/observation.js';
import type { Violation } from '../property/property.js';

/** A scenario that breaks a property, and what was seen. */
export interface Breach {
  observation: Observation;
  violations: Violation[];
}
