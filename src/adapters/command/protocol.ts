import type { Capabilities } from '../../compactor/capabilities.js';
import type { SummaryResponse } from '../../compactor/summarizer.js';
import type { Turn, TurnId } from '../../transcript/turn.js';

/** The version of the protocol that this release speaks. */
export const PROTOCOL = 1;

/** One call of a session, as the child is asked for it; settings have numbers that JSON has none for as strings. */
export type Call =
  | { call: 'open'; settings: unknown }
  | { call: 'append'; turns: readonly Turn[] }
  | { call: 'compact' | 'view' | 'claims' | 'log' | 'close' }
  | { call: 'recall'; ids: readonly TurnId[] }
  | { call: 'lose'; id: TurnId }
  | { call: 'find'; query: string }
  | { call: 'resolve'; handle: string }
  | { call: 'estimate'; texts: readonly string[] };

/** What we say. */
export type Told =
  | { type: 'hello'; protocol: number; tool: string }
  | { type: 'calls'; id: number; session: string; calls: readonly Call[] }
  | { type: 'summary'; id: number | string; response: SummaryResponse }
  | { type: 'summary'; id: number | string; error: { message: string } }
  | { type: 'counts'; id: number | string; counts: number[] }
  | { type: 'abort'; id: number };

/** An error of one call; a crash is one that the runtime made, anything else is a refusal. */
export interface CallError {
  name?: string | null;
  message: string;
  crash?: boolean | null;
}

export type Result = { value?: unknown } | { error: CallError };

/** What the child says. */
export type Heard =
  | {
      type: 'hello';
      protocol: number;
      name: string;
      version?: string | null;
      supports?: Partial<Capabilities> | null;
    }
  | { type: 'answer'; id: number; results: Result[] }
  | { type: 'summarize'; id: number | string; request: HeardRequest }
  | { type: 'count'; id: number | string; texts: string[] };

/** A request for a summary; a turn that is shown as it is may be named by its id. */
export interface HeardRequest {
  turns?: (TurnId | Turn)[] | null;
  prompt?: string | null;
  previous?: string | null;
  budget?: number | string | null;
}
