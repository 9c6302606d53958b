import type { Capabilities } from '../compactor/capabilities.js';
import type { Outcome } from '../compactor/session.js';
import type { Scenario } from '../scenario/scenario.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { Role, TurnId } from '../transcript/turn.js';

/** A thrown value as data. `engine` says that the JavaScript engine made it, so it is a crash and no refusal. */
export interface Thrown {
  name: string;
  message: string;
  engine: boolean;
}

/**
 * A view entry after the turn it stands for was found; null where the entry is no turn of the log. `named` is the id
 * that it was given, where that is another turn's. `tokens` are those of the whole entry, `bodyTokens` those of a
 * summary without its wrapper, and `text` is a summary with it, where it has one.
 */
export type SeenItem =
  | { type: 'kept'; turn: TurnId | null; named?: TurnId; role: Role; text: string; tokens: number }
  | {
      type: 'summary';
      summaryId: string;
      role: Role;
      body: string;
      text?: string;
      handles: string[];
      tokens: number;
      bodyTokens: number;
    }
  | { type: 'synthetic'; role: Role; text: string; tokens: number };

/** The pointer set as claimed; `kept` null means that the implementation has no such list. */
export interface SeenClaims {
  covered: TurnId[];
  uncovered: TurnId[];
  kept: TurnId[] | null;
  summaryOf: Record<TurnId, string>;
}

export type SeenAnswer = { text: string; source?: 'summary' | 'log' | 'view' } | { error: Thrown };

/** One entry of the raw log as the implementation shows it. */
export interface SeenEntry {
  id: TurnId;
  text: string;
}

/** A token count that the implementation gave, beside the true one. */
export interface SeenEstimate {
  /** The turn whose text was counted. */
  turn: TurnId;
  tokens: number;
  estimate: number;
}

/** What happened while a pass waited for its summarizer. */
export interface SeenMeanwhile {
  /** Index into the scenario's steps. */
  step: number;
  /** The call of the pass that waited, counted from 0; null where it came after the pass, since there was no such call. */
  call: number | null;
  /** What `compact` returned, where it was another pass; what the step threw. */
  outcome: Outcome | null;
  refusal: Thrown | null;
}

/** What could be seen right after one step. */
export interface Moment {
  /** Index into the scenario's steps. */
  step: number;
  /** How many turns of the log had been appended. */
  appended: number;
  /** The turns whose log entry was lost by then. */
  lost: TurnId[];
  /** What `compact` returned; null for other steps and where it threw. */
  outcome: Outcome | null;
  /** What the step threw, where that changed nothing. */
  refusal: Thrown | null;
  calls: SummarizerCall[];
  /** What happened while this pass waited, in the order in which it did; left out where nothing was to. */
  meanwhile?: SeenMeanwhile[];
  view: SeenItem[];
  claims: SeenClaims | null;
  /** The raw log; `intact` where it holds every appended turn once, in order, byte for byte; null where it is not shown. */
  log: 'intact' | SeenEntry[] | null;
  /** Answers for every appended turn; null where nobody asked. */
  answers: Record<TurnId, SeenAnswer> | null;
  /** The answer for an id that was never appended. */
  stranger: SeenAnswer | null;
}

/** How the compactor broke off. */
export interface Breakdown {
  kind: 'crashed' | 'hung' | 'exited' | 'nonsense';
  /** Index into the scenario's steps; -1 while opening. */
  step: number;
  /** The call, as in `view()`. */
  during: string;
  message: string;
}

/** Everything that was seen while a scenario was played; JSON-serialisable. */
export interface Observation {
  scenario: Scenario;
  compactor: string;
  supports: Capabilities;
  moments: Moment[];
  breakdown: Breakdown | null;
  /** `open` threw: the settings were refused and nothing was played. */
  refusedSettings: Thrown | null;
  /** Its own token counts of the turns' texts; null where it shows none. */
  estimates: SeenEstimate[] | null;
  /** Turns that the compactor changed in the caller's own objects. */
  changedInput: TurnId[];
  /** The beginning of what the compactor printed, and how many characters more there were. */
  console: { text: string; more: number };
}

export { STRANGER } from '../compactor/stranger.js';
