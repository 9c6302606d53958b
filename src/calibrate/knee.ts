/**
 * The largest ratio with an expected coverage of at least what is wanted, and between which ratios it lies with 95 %
 * confidence. `beyond`: no smaller than the largest that was measured; `below`: coverage breaks before the smallest.
 */
export type Knee =
  | { state: 'found'; ratio: number; low: number; high: number }
  | { state: 'beyond'; ratio: number; low: number; high: null }
  | { state: 'below'; ratio: null; low: null; high: number }
  | { state: 'unmeasured'; ratio: null; low: null; high: null };

/** The largest ratio at which coverage was verified on fresh conversations, and how. */
export interface Trust {
  /** Null where none was verified. */
  ratio: number | null;
  /** Ratios that were tried, in that order, until one could not be verified. */
  tried: { ratio: number; conversations: number; coverage: number; verified: boolean }[];
}
