import type { Scenario } from '../../src/scenario/scenario.js';

/** The same scenario in which nothing but one part is different: what that part is instead, in words such as `with 5 tokens`. */
export interface Alternative {
  instead: string;
  scenario: Scenario;
}

/** One part of a scenario, in words, and what it could be as well, the nearest first. */
export interface Part {
  part: string;
  alternatives: readonly Alternative[];
}
