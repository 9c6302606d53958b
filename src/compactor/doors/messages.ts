import type { Role, Turn, TurnId } from '../../transcript/turn.js';
import type { Capabilities } from '../capabilities.js';
import type { MaybePromise } from '../session.js';
import type { Settings } from '../settings.js';
import type { SummaryRequest, SummaryResponse } from '../summarizer.js';

/** What a function from messages to messages is given beside them. */
export interface MessagesContext {
  /** Asks the summarizer, with a prompt that holds the texts to summarize, or with a whole request. */
  summarize(promptOrRequest: string | SummaryRequest): Promise<SummaryResponse>;
  countTokens(text: string): number;
  settings: Settings;
  signal?: AbortSignal;
}

/** Gives the messages that the model would be sent from now on. */
export type CompactMessages<M> = (messages: M[], context: MessagesContext) => MaybePromise<M[]>;

/**
 * What a message says, whatever its framework. `summary` marks a summary where its text cannot show that; `body` is
 * then the summary without its wrapper.
 */
export interface DecodedMessage {
  id?: TurnId;
  role: Role;
  text: string;
  summary?: boolean;
  body?: string;
}

/** An implementation as one function from messages to messages, with a translation for messages of another shape. */
export interface MessagesDoor<M> {
  name?: string;
  version?: string;
  supports?: Partial<Capabilities>;
  compact: CompactMessages<M>;
  encode?(turn: Turn): M | M[];
  decode?(message: M): DecodedMessage;
}
