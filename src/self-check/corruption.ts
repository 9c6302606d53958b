import type { Capability } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';

/** One way to falsify what a compactor under test returns, or what it is given; it names no property. */
export interface Corruption {
  /** The name of its file. */
  name: string;
  /** What is wrong afterwards, as a phrase. */
  says: string;
  /** Without these it would change nothing. */
  needs?: readonly Capability[];
  /** How long opening and each step may take, where the corruption is that they do not end; in milliseconds. */
  stepLimitMs?: number;
  /** The same compactor, corrupted; it declares what the given one declares. */
  corrupt(compactor: Compactor): Compactor;
}
