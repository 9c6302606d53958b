import type { Capabilities } from '../compactor/capabilities.js';
import type { Observation } from './observation.js';

export type BlankObservation = Omit<Observation, 'scenario'>;

/** What is known of a case before anything was seen of it. */
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
