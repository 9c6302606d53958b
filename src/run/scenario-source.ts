import type * as fc from 'fast-check';
import type { Capabilities } from '../compactor/capabilities.js';
import type { Scenario } from '../scenario/scenario.js';

/** One part of a scenario, in words, and scenarios in which it alone is another, the nearest first. */
export interface Part {
  part: string;
  alternatives: readonly { instead: string; scenario: Scenario }[];
}

/** The scenarios of a small grammar that are smaller than one, the smallest first; null at the end where there are too many. */
export interface Scope {
  words: string;
  smaller: Iterable<Scenario | null>;
}

/** Where scenarios come from and how they shrink, made for a compactor that supports `supports`. */
export interface ScenarioSource {
  arbitrary: fc.Arbitrary<Scenario>;
  supports: Capabilities;
  /** The parts of a small scenario; where it is left out, breaches are not explained. */
  neighbours?(scenario: Scenario): readonly Part[];
  /** All that is smaller than a small scenario; where it is left out, nothing is certified. */
  scope?(scenario: Scenario): Scope;
}
