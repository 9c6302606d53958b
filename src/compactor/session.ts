import type { Role, Turn, TurnId } from '../transcript/turn.js';
import type { WrittenSummary } from './summarizer.js';

export type MaybePromise<T> = T | Promise<T>;

/** How a pass ended; counts are turns and tokens, all of them optional. */
export interface Outcome {
  status: 'compacted' | 'noop' | 'refused';
  reason?: string;
  truncated?: boolean;
  covered?: number;
  uncovered?: number;
  kept?: number;
  tokensBefore?: number;
  tokensAfter?: number;
}

/** One entry of what the model would be sent. `turn` names the turn where ids survive; it is found by text otherwise. */
export interface KeptItem {
  type: 'kept';
  turn?: TurnId;
  role: Role;
  text: string;
}

/** A summary in the view. `body` is without the wrapper; `text` is with it. `handles` are what it prints for recall. */
export interface SummaryItem {
  type: 'summary';
  summaryId?: string;
  role: Role;
  body: string;
  text?: string;
  handles?: string[];
}

/** Something that is neither a turn nor a summary, such as an acknowledgement put in to keep roles alternating. */
export interface SyntheticItem {
  type: 'synthetic';
  role: Role;
  text: string;
}

export type ViewItem = KeptItem | SummaryItem | SyntheticItem;

/** The pointer set; `firstKept` claims every turn before it that is not in the view. */
export interface Claims {
  covered?: TurnId[];
  uncovered?: TurnId[];
  kept?: TurnId[];
  firstKept?: TurnId;
  summaryOf?: Record<TurnId, string>;
}

/** A reconstructed turn, and where it says it comes from. */
export interface Answer {
  text: string;
  source?: 'summary' | 'log' | 'view';
}

/** One conversation held by a compactor. */
export interface Session {
  append(turns: Turn[]): MaybePromise<void>;
  compact(options?: { signal?: AbortSignal }): MaybePromise<Outcome>;
  view(): MaybePromise<ViewItem[]>;
  claims?(): MaybePromise<Claims>;
  recall?(id: TurnId): MaybePromise<string | Answer>;
  find?(query: string): MaybePromise<TurnId[]>;
  resolve?(handle: string): MaybePromise<string>;
  log?(): MaybePromise<Turn[]>;
  estimate?(text: string): MaybePromise<number>;
  /** Removes the log entry of a turn, as a fault of the store would; offered by doors whose log lies outside. */
  lose?(id: TurnId): MaybePromise<void>;
  /** What a summarizer under test was asked and wrote in the last pass; offered by the door of summarizers. */
  written?(): MaybePromise<WrittenSummary[]>;
  /** The turns whose messages a function changed in the array that it was handed; offered by the door of messages. */
  changed?(): MaybePromise<TurnId[]>;
  fork?(): MaybePromise<Session>;
  rewind?(id: TurnId): MaybePromise<void>;
  clear?(): MaybePromise<void>;
  close?(): MaybePromise<void>;
}
