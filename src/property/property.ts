import type { Capabilities, Capability } from '../compactor/capabilities.js';
import type { Scenario } from '../scenario/scenario.js';
import type { TurnId } from '../transcript/turn.js';
import type { Observation } from './observation.js';

export type Level = 'must' | 'should';

/** One breach: where (index into `moments`), of which turn, and the evidence in a sentence. */
export interface Violation {
  moment: number;
  turn?: TurnId;
  says: string;
  expected?: string;
  seen?: string;
}

/** How often the premise occurred, what broke, and figures `part` of `whole` that the run adds up. */
export interface Judgement {
  met: number;
  violations: Violation[];
  figures?: Record<string, { part: number; whole: number }>;
}

/** One claim about every observation. A property drives nothing and names no compactor. */
export interface Property {
  /** Its path below `properties/`, without the ending. */
  id: string;
  /** The clauses of the law that it checks. */
  clauses: readonly string[];
  level: Level;
  /** One sentence, in the present tense. */
  claim: string;
  why: string;
  fix: string;
  needs: readonly Capability[];
  /** Judges a summarizer on its own; a compactor where it is left out. */
  subject?: 'summarizer';
  /** Properties that may break as well where this one does, because the same fault is a breach of theirs too. */
  implies?: readonly string[];
  /** A reason why the design of an implementation excludes the premise; null where it does not. */
  skip?(supports: Capabilities): string | null;
  /** Judge also where it is skipped, for its figures only. */
  measures?: true;
  /**
   * What has to occur for the claim to say anything, and in which share of the runs at least. Where only the
   * implementation can make it occur, `never` says what it means that it did not.
   */
  premise: { text: string; share: number; never?: string };
  /** Judges under odd settings too: negative, not finite, fractions of a turn. Everything else assumes ordinary ones. */
  anySettings?: true;
  /** What a breach is called: an orderly implementation that breaks the law has `failed`. */
  breach?: 'failed' | 'errored';
  /** Further scenarios to be driven beside this one, derived without chance; what was seen may make them needless. */
  companions?(scenario: Scenario, seen: Observation): Scenario[];
  judge(observation: Observation, companions: readonly Observation[]): Judgement;
}
