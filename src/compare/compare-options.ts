import type * as fc from 'fast-check';
import type { Property } from '../property/property.js';
import type { RunOptions } from '../run/run-options.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Case } from './cases.js';
import type { Contender } from './contender.js';

/** All that a comparison needs: who is compared, on what, by which properties. */
export interface Comparison {
  old: Contender;
  now: Contender;
  /** The cases, in order; both are driven with each of them. */
  cases: Iterable<Case> | AsyncIterable<Case>;
  /** How they shrink; null where the old one is known from a baseline and cannot be driven with others. */
  arbitrary: fc.Arbitrary<Scenario> | null;
  /** Whether both may be driven at the same time, because each has a thread of its own. */
  together: boolean;
  properties: readonly Property[];
  /** Of stored cases that were all played: whether there are so few because too many did not return. */
  isCutShort?(): boolean;
}

export type CompareOptions = Omit<RunOptions, 'bail' | 'tokenizer' | 'stepLimitMs'>;

/** Ways to look in on a comparison, and to end it early. */
export interface CompareHooks {
  /** Called now and then with the number of runs done and of differences found so far. */
  progress?(runs: number, differences: number): void;
  signal?: AbortSignal;
}
