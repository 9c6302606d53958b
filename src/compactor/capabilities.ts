/**
 * What an implementation claims to do, and what it can be told; it switches properties on and off and holds the
 * generator where a setting cannot reach the implementation.
 */
export interface Capabilities {
  /** Has a pointer set of its own (`claims`); without one, removing a turn from the view claims it. */
  claims: boolean;
  recall: boolean;
  find: boolean;
  resolve: boolean;
  log: boolean;
  estimate: boolean;
  lose: boolean;
  /** Says that it checks anchors before it claims a turn (matters where claims are implicit). */
  verifies: boolean;
  /** Demands the fact's value in the summary too, not only the anchor. */
  verifiesFacts: boolean;
  /** Chooses by itself which turns a pass hands to the summarizer; otherwise all turns are handed to it. */
  choosesPrefix: boolean;
  /** Is told `summaryBudget`, `ratios`, `keep`, `trigger`; the generator holds a setting that is not told. */
  takesBudget: boolean;
  takesRatios: boolean;
  takesKeep: boolean;
  takesTrigger: boolean;
  /** Reads the summarizer's report of consumed ids; its finish reason and closing marker. */
  takesReport: boolean;
  takesSignals: boolean;
  /** Tokens that the implementation adds around a summary, at most. */
  overheadTokens: number;
  /** Turns at the end that the implementation always keeps, whatever it is told; the generator asks for no fewer. */
  keeps: number;
}

export type Capability = Exclude<keyof Capabilities, 'overheadTokens' | 'keeps'>;
