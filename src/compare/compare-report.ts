import type { Observation } from '../property/observation.js';
import type { Level } from '../property/property.js';
import type { TurnStory } from '../property/turn-stories.js';
import type { Counterexample, Report } from '../run/report.js';

/** The one that was, and the one that comes in its place. */
export type Side = 'old' | 'new';

/** One of the two compactors; `source` is how it was named: a file, `main:file`, a baseline; null in a program. */
export interface ComparedCompactor {
  name: string;
  version: string | null;
  source: string | null;
}

/** The smallest conversation on which only one of them breaks a property, and what the other did on it. */
export interface SmallestDifference {
  /** What the one that breaks did. */
  counterexample: Counterexample;
  /** What the one that holds did. */
  other: Observation;
  /** Where the turns were that the violations name, in what the one that holds did. */
  otherStories?: TurnStory[];
  /** Why it was not brought down to the smallest; null if it was. */
  unshrunk: 'baseline' | 'time' | null;
}

/** A property that one of them breaks where the other holds. */
export interface Difference {
  property: string;
  clauses: readonly string[];
  level: Level;
  claim: string;
  /**
   * `regression`: the new one breaks it and the old one held; `repair`: the other way round. Where the other one breaks it
   * too in some runs (`reverse`, `both`), it is broken more often, or less.
   */
  change: 'regression' | 'repair';
  /**
   * `anew`: the other one never breaks it; `often`: it does, in fewer runs, and that is more than chance gives;
   * `elsewhere`: it does in other runs, be it for the same fault or for another; null where it counts as no difference.
   */
  kind: 'anew' | 'often' | 'elsewhere' | null;
  /** Runs in which this was so, in which it was the other way round, and in which both broke it. */
  runs: number;
  reverse: number;
  both: number;
  /** The exact two-sided p of McNemar's test on these pairs. */
  p: number;
  /**
   * `steady`: it came back whenever both were driven again; `flaky`: it did not always, but there are more runs of it
   * than chance gives; `chance`: there are not, it never came back, or it depends on the process, so that
   * it counts as no difference.
   */
  certainty: 'steady' | 'flaky' | 'chance';
  /** How often it came back when both were driven again, in all. */
  returned: { times: number; of: number };
  /** In how many fresh processes it came back; of none where it was not steady anyway, or both are in one process. */
  afresh: { times: number; of: number };
  smallest: SmallestDifference | null;
}

/** A count that went up in some runs and down in others. */
export interface Shift {
  /** `coverage`: turns that a summary in force stands for and holds; `refusals`: passes and settings refused. */
  measure: 'coverage' | 'refusals';
  /** Runs in which the new one has more, and fewer. */
  gained: number;
  lost: number;
  /** The exact two-sided p of the sign test on these runs. */
  p: number;
  /** `sure`: in more runs than chance gives; `chance`: not so, and it counts as no difference. */
  certainty: 'sure' | 'chance';
  /** What both come to over all runs. */
  old: number;
  new: number;
}

/** What was found by driving two compactors with the same scenarios, as plain JSON. */
export interface CompareReport {
  version: 2;
  tool: string;
  law: string;
  old: ComparedCompactor;
  new: ComparedCompactor;
  settings: Report['settings'];
  runs: number;
  /**
   * Why no more were played: as many were asked for; a limit of time; too many cases that did not return; an interrupt;
   * the baseline holds no more.
   */
  ended: 'runs' | 'time' | 'hung' | 'interrupted' | 'baseline';
  durationMs: number;
  /**
   * `regressed`: a property that counts is broken anew; `changed`: they differ, but not so; `same`: no difference;
   * `unknown`: nothing was played or judged, or too many cases did not return; `incomparable`: the same cases say different things of them.
   */
  verdict: 'regressed' | 'changed' | 'same' | 'unknown' | 'incomparable';
  /** Why it is unknown or incomparable. */
  reason: string | null;
  /** Upper bound of the rate of runs that differ, with 95 % confidence; null where any does, or none was played. */
  rateBelow: number | null;
  differences: Difference[];
  shifts: Shift[];
  /** Properties that can be judged on one side only, and why. */
  notCompared: { property: string; level: Level; reason: string }[];
}
