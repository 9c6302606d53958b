/** A reduced fraction n/d of two positive integers. */
export type Ratio = readonly [numerator: number, denominator: number];

/** How many tokens of each kind one token of summary may stand for. */
export interface Ratios {
  prose: Ratio;
  structured: Ratio;
}

/**
 * What a compactor is told when it opens. All sizes are tokens of the scenario's encoding, `keep` is turns.
 *
 * `summaryBudget` null means unbounded. Without `trigger` a pass is wanted whenever it is asked for; with it, when
 * the view holds more tokens than that. `keep` newest turns stay verbatim.
 */
export interface Settings {
  summaryBudget: number | null;
  ratios: Ratios | null;
  window: number;
  trigger?: number;
  keep?: number;
}
