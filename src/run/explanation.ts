import type { Scenario } from '../scenario/scenario.js';

/** What of a smallest scenario matters, found by changing one part of it at a time. */
export interface Explanation {
  /** Parts with which the property holds when they are another, and the nearest such value, in words such as `with 5 tokens`. */
  matters: { part: string; instead: string }[];
  /** Parts that may be others: the property still breaks with each that was tried. */
  varies: string[];
  /** The nearest scenario on which the property holds; null if none was found. */
  neighbour: Scenario | null;
}
