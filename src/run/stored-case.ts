import type { Capabilities } from '../compactor/capabilities.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Counterexample, StoreProblem } from './report.js';

/** A counterexample that was stored before, as far as it takes part in a run. */
export interface StoredCase
  extends Pick<Counterexample, 'property' | 'found' | 'shrinking' | 'returned' | 'tries'> {
  file: string;
  scenario: Scenario;
  /** The compactor on which it was found, and what that supported. */
  compactor: string;
  supports: Capabilities;
  /** A run has seen that it no longer broke. */
  fixed: boolean;
}

/** What a store holds: what can be replayed, and what is in the way. */
export interface StoreReading {
  directory: string;
  cases: StoredCase[];
  problems: StoreProblem[];
}
