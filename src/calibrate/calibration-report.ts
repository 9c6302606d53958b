import type { Verdict } from '../property/verdict.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Category } from './category.js';
import type { Content } from './content.js';
import type { Knee, Trust } from './knee.js';

/** At which ratio of prefix to budget coverage breaks; plain JSON. */
export interface CalibrationReport {
  version: 1;
  tool: string;
  compactor: { name: string; version: string | null };
  /** Who wrote the summaries: what was calibrated itself, a simulated summarizer, or a model. */
  summarizer: 'itself' | 'simulated' | { model: string };
  settings: {
    seed: number;
    /** How many conversations each curve may take. */
    runs: number;
    timeMs: number | null;
    passes: number;
    encoding: EncodingName;
    /** The expected coverage that is looked for, and the confidence with which it is verified. */
    wanted: number;
    confidence: number;
    /** The ratio that is to hold; `isAsked` says that the verdict depends on it. */
    rLow: number;
    isAsked: boolean;
  };
  verdict: Verdict;
  ended: 'finished' | 'time' | 'interrupted';
  curves: CurveReport[];
  /** The beginning of what the compactor printed. */
  console: string;
}

/** How coverage depends on the ratio, for one content and one budget. */
export interface CurveReport {
  content: Content;
  /** Tokens of the summary, at most. */
  budget: number;
  conversations: number;
  knee: Knee;
  /** The largest ratio at which coverage holds again, beyond the first break; null where it does not. */
  comesBack: number | null;
  trust: Trust;
  /** Whether the ratio that is to hold does: verified, likely by the bounds of the knee, broken by them, or open. */
  rLow: 'verified' | 'likely' | 'broken' | 'open';
  points: CurvePoint[];
  categories: CategoryReport[];
  /** Coverage by tenths of the prefix, the oldest first, past the knee; up to it where nothing was measured past it. */
  places: { isPast: boolean; coverage: (number | null)[] };
  passes: PassSeries[];
  unmeasured: UnmeasuredReport[];
}

/** What was measured around a ratio; between `low` and `high` lie 95 % of the fits to conversations drawn anew. */
export interface CurvePoint {
  ratio: number;
  conversations: number;
  coverage: number;
  low: number;
  high: number;
  /** What any summary of that budget could hold at most. */
  best: number;
}

/** Coverage of the facts of one category up to the knee and past it, and where it falls below what is wanted. */
export interface CategoryReport {
  category: Category;
  upTo: number | null;
  past: number | null;
  /** Null where it does not break in what was measured; 0 where it never holds. */
  breaksAt: number | null;
}

/**
 * Coverage after each of several passes: of the turns that this pass removed, and of all that were removed so far.
 * `spread` keeps all of them together below the ratio to trust, `full` each of them.
 */
export interface PassSeries {
  kind: 'spread' | 'full';
  /** The ratio of each pass. */
  ratio: number;
  conversations: number;
  passes: { own: number; all: number }[];
  /** The first pass after which less than what is wanted of all is covered, counted from 1; null where there is none. */
  cliff: number | null;
}

/** Conversations of which nothing can be said, the smallest ratio at which that happened, and the first reason. */
export interface UnmeasuredReport {
  kind: 'refused' | 'broke down';
  conversations: number;
  from: number;
  reason: string;
}
