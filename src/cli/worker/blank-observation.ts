import type { Capabilities } from '../../compactor/capabilities.js';
import type { Observation } from '../../property/observation.js';

export type BlankObservation = Omit<Observation, 'scenario'>;

/** What is known of a case when the thread that drove it is gone. */
export function blankObservation(compactor: string, supports: Capabilities): BlankObservation {
  return {
    compactor,
    supports,
    moments: [],
    breakdown: null,
    refusedSettings: null,
    estimates: null,
    changedInput: [],
    console: { text: '', more: 0 },
  };
}
