import type { Observation } from '../property/observation.js';
import type { Level, Violation } from '../property/property.js';
import type { TurnStory } from '../property/turn-stories.js';
import type { Verdict } from '../property/verdict.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Certification } from './certification.js';
import type { Explanation } from './explanation.js';
import type { Shard } from './shard.js';

export type { Certification } from './certification.js';
export type { Explanation } from './explanation.js';

/** The smallest scenario that breaks one property, with all that is needed to understand and to replay it. */
export interface Counterexample {
  version: 1;
  tool: string;
  law: string;
  compactor: string;
  property: string;
  clauses: readonly string[];
  claim: string;
  /** What broke, most telling first. */
  violations: Violation[];
  /** What was seen while the smallest scenario was played; it holds the scenario. */
  observation: Observation;
  found: { seed: number; run: number };
  shrinking: {
    evaluations: number;
    finished: boolean;
    turnsBefore: number;
    turnsAfter: number;
    /** Of the evaluations, those of which nothing is known since a model did not answer in them. */
    unanswered?: number;
  };
  /** How often the breach came back when the same scenario was driven again. */
  returned: { times: number; of: number };
  /** With --repeat: in how many further tries the smallest scenario broke. */
  tries?: { broken: number; of: number };
  /** Where the turns were that the violations name, at most three, and since which step. */
  stories?: TurnStory[];
  /** What of it matters; left out where the breach is flaky, the compactor hung, or time was over. */
  explanation?: Explanation;
  /** Whether a smaller one breaks, where that was asked for. */
  certification?: Certification;
  /** Where the counterexample was stored, relative to the working directory. */
  file: string | null;
  /** In a report on a run with a store: found now, stored before, or stored before and fixed in between. */
  status?: 'new' | 'stored' | 'came back';
  /** In a store: a run has seen that it no longer broke. */
  fixed?: true;
}

/**
 * What became of a counterexample that was stored before: it still fails, or fails again; it is seen to be fixed now,
 * or still holds; it could not be judged.
 */
export interface RegressionCase {
  file: string;
  property: string;
  /** On which it was found; only where that is the one that was checked now it can be fixed. */
  compactor: string;
  status: 'fails' | 'came back' | 'fixed' | 'holds' | 'skipped';
  /** Why it was skipped. */
  reason: string | null;
  /** It was fixed, and removed as asked. */
  pruned?: true;
}

/** A file in the store that could not be used or written; it was left as it is. */
export interface StoreProblem {
  file: string;
  code: string;
  says: string;
  /** There may be a regression case in it that nobody could read, and that was therefore not replayed. */
  unread?: true;
}

/** The store of a run, its regression cases, which are replayed before the first run, and what was in the way. */
export interface StoreReport {
  /** As it was given. */
  directory: string;
  cases: RegressionCase[];
  problems: StoreProblem[];
}

/** What is known of a property's failure, as it stands in the file of known failures, and what became of it. */
export interface KnownFailure {
  reason: string;
  link: string | null;
  /** The last day on which it is let pass, as YYYY-MM-DD, in UTC. */
  expires: string;
  /** Hashes of the counterexamples that are known; null where every failure of the property is. */
  counterexamples: string[] | null;
  /** It fails, as is known; it fails on another counterexample than those; it holds, which nobody expected; that cannot be told. */
  status: 'fails' | 'fails otherwise' | 'holds' | 'untold';
  /** Why it cannot be told. */
  says: string | null;
  /** Its last day is over. */
  expired?: true;
}

/** The known failures of a run: their file, and what `--update-known` made of it, by the ids of properties. */
export interface KnownReport {
  /** As it was given. */
  file: string;
  /** How many of its entries are of other compactors. */
  elsewhere: number;
  update?: { added: string[]; removed: string[]; kept: string[] };
}

/** In how many scenarios a property broke in `broken` of the `met` tries in which its premise occurred. */
export interface TryCount {
  broken: number;
  met: number;
  scenarios: number;
}

/** How a property fared in scenarios that were each driven `of` times; over those that met its premise in some try. */
export interface RepeatReport {
  of: number;
  counts: TryCount[];
  /** Scenarios of which every try passed: pass^n. */
  passAll: { part: number; whole: number; interval: readonly [number, number] | null };
  /** How likely a single try is to pass: the mean over scenarios of the share of their tries that did. */
  passOne: { share: number | null; interval: readonly [number, number] | null };
  /** Scenarios that broke it in some of their tries and not in all. */
  flaky: number;
}

/** What the rate of breaches of a property is shown to be, whenever the run was ended. */
export interface RateReport {
  limit: number;
  confidence: number;
  shown: 'below' | 'above' | null;
  /** In which the rate lies with that confidence; null where the premise never occurred. */
  interval: readonly [number, number] | null;
}

/** What became of one property. */
export interface PropertyReport {
  id: string;
  clauses: readonly string[];
  level: Level;
  claim: string;
  verdict: Verdict;
  reason: string | null;
  /** Runs in which the premise occurred, and runs in which the claim broke. */
  met: number;
  broken: number;
  /** Upper bound of the rate of breaches among runs that met the premise, with 95 % confidence; null if it broke. */
  rateBelow: number | null;
  /** Shares, each with the interval in which it lies with 95 % confidence; null where nothing was counted. */
  figures: Record<string, { part: number; whole: number; interval: readonly [number, number] | null }>;
  counterexample: Counterexample | null;
  /** Where its failure is a known one; the verdict is what was judged all the same. */
  known?: KnownFailure;
  /** Where scenarios were driven more than once. */
  repeat?: RepeatReport;
  /** Where the run was to show rates. */
  rate?: RateReport;
}

/** In how many of the scenarios a label occurred, the interval of its share, and what is asked of it. */
export interface LabelShare {
  label: string;
  part: number;
  whole: number;
  interval: readonly [number, number] | null;
  /** The share in which it has to occur; null where nothing is asked. */
  required: number | null;
  verdict: 'reached' | 'missed' | 'undecided' | null;
}

/** What merging has to know of one property of a shard; failures are compared by size, then by run. */
export interface ShardPart {
  skipped: string | null;
  premise: { text: string; share: number; never: string | null };
  breach: 'failed' | 'errored' | null;
  failure: { run: number; size: number[]; returned: { times: number; of: number }; isBreach: boolean } | null;
}

/** Which part of a run a report tells of, and what makes it one with the others. */
export interface ShardRecord extends Shard {
  /** A hash of the first scenarios of the whole run: shards of one run have the same. */
  scenarios: string;
  /** One for each property, in their order. */
  parts: ShardPart[];
  /** What the command was given, for the commands that the merged report shows. */
  command?: {
    subject: string | null;
    property: string[];
    transcript: string | null;
    stepLimit: string | null;
    command?: string;
    model?: string;
    cassettes?: string;
    pseudonymise?: true;
    bail?: true;
  };
}

/** The model that was the summarizer of a run: how many answers were replayed, and asked for, with their tokens. */
export interface ModelReport {
  name: string;
  cassettes: string;
  replayed: number;
  asked: number;
  tokens: { input: number; output: number };
}

/** What a run found, as plain JSON. */
export interface Report {
  version: 1;
  tool: string;
  law: string;
  compactor: { name: string; version: string | null };
  settings: {
    seed: number;
    runs: number;
    timeMs: number | null;
    encoding: EncodingName;
    level: Level;
    properties: string[];
    /** How often each scenario was driven, if more than once. */
    repeat?: number;
    /** What was to be shown of every rate. */
    untilRate?: { limit: number; confidence: number };
  };
  runs: number;
  /**
   * Why the search ended; `hung` is after several cases that did not return, or ended the process, and `rate` when every
   * rate was shown to be below its limit, or one above.
   */
  ended: 'runs' | 'rate' | 'time' | 'bail' | 'hung' | 'interrupted';
  durationMs: number;
  verdict: Verdict;
  properties: PropertyReport[];
  /** Where the run had a store. */
  store?: StoreReport;
  /** Where known failures were given. */
  known?: KnownReport;
  /** What occurred in the scenarios, where that was asked for. */
  statistics?: LabelShare[];
  /** Where it is one of several parts of a run. */
  shard?: ShardRecord;
  /** Where a model was the summarizer. */
  model?: ModelReport;
}
