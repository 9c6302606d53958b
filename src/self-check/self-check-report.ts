import type { Level } from '../property/property.js';
import type { Verdict } from '../property/verdict.js';
import type { ReportHead } from '../run/report-head.js';

/**
 * What became of a property: it fired when something was corrupted; it fires without (`broken`); nothing made it fire
 * (`silent`); or it says nothing about this compactor.
 */
export type Sensitivity = 'fired' | 'broken' | 'silent' | 'skipped';

/** The corruption that made a property fire: in how many of how many runs, and what the property said first. */
export interface FiredBy {
  corruption: string;
  runs: number;
  of: number;
  says: string;
}

/** Whether a property can fire on this compactor. */
export interface PropertySelfCheck {
  id: string;
  clauses: readonly string[];
  level: Level;
  claim: string;
  sensitivity: Sensitivity;
  /** Why it did not fire, or cannot be checked in this way. */
  reason: string | null;
  firedBy: FiredBy | null;
  /** Runs of the compactor as it is in which the premise occurred, and in which the claim broke. */
  met: number;
  broken: number;
}

/** What was played of one corruption. */
export interface PlayedCorruption {
  name: string;
  says: string;
  runs: number;
  /** Why it does not apply to this compactor; null if it does. */
  reason: string | null;
}

/** What a self-check found, as plain JSON. */
export interface SelfCheckReport extends ReportHead {
  kind: 'self-check';
  /** How many scenarios were played on the compactor as it is, and how many cases on it and corrupted together. */
  runs: number;
  plays: number;
  ended: 'done' | 'time' | 'hung' | 'interrupted';
  durationMs: number;
  /** Passed where every property that says anything about this compactor fired; unknown where one did not. */
  verdict: Verdict;
  properties: PropertySelfCheck[];
  corruptions: PlayedCorruption[];
}
