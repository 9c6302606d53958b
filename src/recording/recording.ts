import type { Capabilities } from '../compactor/capabilities.js';
import type { Outcome } from '../compactor/session.js';
import type { Settings } from '../compactor/settings.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Fact, Kind } from '../transcript/turn.js';

/** The id of a message of `before`, or its index, counted from 0. */
export type MessageId = string | number;

/** An OpenAI chat message, with what is known of it beside. */
export interface RecordedMessage {
  id?: string;
  role: string;
  content?: unknown;
  anchor?: string | null;
  facts?: Fact[];
  kind?: Kind;
  pinned?: true;
  /** Says that it is a summary, and no turn. */
  summary?: true;
}

/** A request to the summarizer, and its answer or error. */
export interface RecordedExchange {
  prompt?: string;
  turns?: MessageId[];
  previous?: string;
  budget?: number;
  text?: string;
  kind?: 'text' | 'toolCall' | 'blank';
  finish?: 'stop' | 'length' | 'filter';
  closingMarker?: string;
  reportedIds?: MessageId[];
  error?: string;
}

/** What is known of one pass. */
export interface RecordedPass {
  after?: RecordedMessage[];
  summary?: string | null;
  pointers?: { covered?: MessageId[]; uncovered?: MessageId[]; kept?: MessageId[]; firstKept?: MessageId };
  summarizer?: RecordedExchange[];
  outcome?: Outcome;
  answers?: Record<
    string,
    string | { text: string; source?: 'summary' | 'log' | 'view' } | { error: string }
  >;
}

/**
 * Compactions of one conversation as somebody else recorded them, as much of them as is known. Without `pointers` the
 * compactor has no such set, and removing a message claims it.
 */
export interface Recording extends RecordedPass {
  recording: 1;
  compactor?: string;
  encoding?: EncodingName;
  settings?: Partial<Settings>;
  before: RecordedMessage[];
  /** Passes that came afterwards, each with the messages that were appended before it. */
  later?: (RecordedPass & { appended: RecordedMessage[] })[];
  supports?: Partial<Capabilities>;
}
