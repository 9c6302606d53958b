import type { Ratios } from './settings.js';

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
  /** Builds the view itself; a checkpoint pair has none, its door puts one together. */
  ownView: boolean;
  /** Says by itself how a pass ended; where it cannot, its door does. */
  ownOutcome: boolean;
  /** Redacts texts before it shows them to the summarizer, so that not all of a turn need reach it. */
  redacts: boolean;
  /** Reads a turn's attachments. */
  takesAttachments: boolean;
  /** Is told which turns are pinned; where it is not, nothing is asked of them. */
  takesPins: boolean;
  /** Takes calls while a pass waits for its summarizer. */
  concurrent: boolean;
  /** Keeps a session in the directory that it is opened with: opening the same directory again continues it. */
  durable: boolean;
  /** Is a summarizer on its own: judged by what it writes. */
  summarizes: boolean;
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
  /** By which factor its own estimates of tokens may differ from a real count. */
  estimateFactor: number;
  /** The ratios up to which a summarizer on its own claims to keep all anchors; null where it claims none. */
  claimedRatios: Ratios | null;
}

export type Capability = Exclude<
  keyof Capabilities,
  'overheadTokens' | 'keeps' | 'estimateFactor' | 'claimedRatios'
>;
