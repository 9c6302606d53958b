import type { Capabilities } from './capabilities.js';
import type { MaybePromise, Session } from './session.js';
import type { Settings } from './settings.js';
import type { Summarizer } from './summarizer.js';

/** What a compactor is given when it opens a session. */
export interface Environment {
  settings: Settings;
  summarizer: Summarizer;
  countTokens(text: string): number;
  dir?: string;
  signal?: AbortSignal;
}

/** The implementation under test. What `supports` leaves out is read off the session's methods, or takes its default. */
export interface Compactor {
  name: string;
  version?: string;
  supports?: Partial<Capabilities>;
  /** Waits until a session can be opened, where that takes time of its own, as the start of a process does. */
  ready?(): MaybePromise<void>;
  open(environment: Environment): MaybePromise<Session>;
}
