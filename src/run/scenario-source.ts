import type * as fc from 'fast-check';
import type { Capabilities } from '../compactor/capabilities.js';
import type { Scenario } from '../scenario/scenario.js';

/** Where scenarios come from and how they shrink, made for a compactor that supports `supports`. */
export interface ScenarioSource {
  arbitrary: fc.Arbitrary<Scenario>;
  supports: Capabilities;
}
