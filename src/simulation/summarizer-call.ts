import type { SummaryResponse } from '../compactor/summarizer.js';
import type { TurnId } from '../transcript/turn.js';

/** What a summarizer was asked, what it answered, and the ground truth of what it wrote; lists are in log order. */
export interface SummarizerCall {
  index: number;
  request: { turns: TurnId[] | null; prompt: string | null; previous: string | null; budget: number | null };
  /** Turns whose whole text could be read in the request. */
  shown: TurnId[];
  /** Turns of which only a part could be read: the text was shortened on its way. */
  shownInPart: TurnId[];
  /** Turns that the request knows only through an earlier summary. */
  carried: TurnId[];
  /** Turns of whose attachments something could be read; left out where there are none. */
  traced?: TurnId[];
  response: SummaryResponse | null;
  /** The message of the error that the summarizer threw, instead of a response. */
  error: string | null;
  /** Tokens of the response's text. */
  tokens: number;
  /** Tokens of a plain line for each turn that can be read in the request, where the summarizer is under test. */
  plainTokens?: number;
  truth: {
    /** Turns whose anchor was written whole before any cut; turns whose anchor and facts were. */
    anchors: TurnId[];
    facts: TurnId[];
    cut: 'none' | 'signalled' | 'silent';
    /** No fault touched it and the budget did not cut it. */
    faithful: boolean;
    /** Why the answer is no summary at all; null where it is one, or where there is no answer. An echo of the only turn is one. */
    unusable: 'blank' | 'tool-call' | 'refusal' | 'placeholder' | 'echo' | 'error-text' | null;
  };
}
