import type { Turn, TurnId } from '../transcript/turn.js';

/** What a compactor asks a summarizer: turns or a prompt that holds their texts, and the summary so far. */
export interface SummaryRequest {
  turns?: readonly Turn[];
  prompt?: string;
  previous?: string;
  budget?: number;
  signal?: AbortSignal;
}

/**
 * What a summarizer answers. `reportedIds` are the turns it says it consumed: an empty list is a report, no list is
 * none. `closingMarker` is the marker it promised to end with, whether or not the text holds it.
 */
export interface SummaryResponse {
  kind: 'text' | 'toolCall' | 'blank';
  text: string;
  finish?: 'stop' | 'length' | 'filter';
  closingMarker?: string;
  reportedIds?: TurnId[];
}

/** What a summarizer under test was asked, and what it answered, or the message of the error that it threw. */
export interface WrittenSummary {
  request: SummaryRequest;
  response: SummaryResponse | null;
  error: string | null;
}

/** Writes summaries; in a run it is simulated, in production usually an LLM. */
export interface Summarizer {
  complete(request: SummaryRequest): Promise<SummaryResponse>;
}
