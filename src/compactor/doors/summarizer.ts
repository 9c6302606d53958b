import type { Turn, TurnId } from '../../transcript/turn.js';
import type { Capabilities } from '../capabilities.js';
import type { MaybePromise } from '../session.js';
import type { Ratio } from '../settings.js';
import type { SummaryResponse } from '../summarizer.js';

/** What else a summarizer under test is given. */
export interface SummarizeInfo {
  /** The summary of all earlier turns, which the new one replaces; null if there is none. */
  previous: string | null;
  countTokens(text: string): number;
  signal?: AbortSignal;
}

/** What a summarizer under test may return beside plain text; only the text has to be there. */
export type SummaryText = Omit<SummaryResponse, 'kind' | 'reportedIds'> & {
  kind?: SummaryResponse['kind'];
  reportedIds?: readonly TurnId[];
};

/** The ratios up to which a summarizer claims to keep every anchor, as whole numbers or as fractions. */
export interface ClaimedRatios {
  prose: number | Ratio;
  structured: number | Ratio;
}

/** A summarizer on its own: a prompt with its model, or an algorithm. Without `ratios` it is held to 5 and 3. */
export interface SummarizerDoor {
  name?: string;
  version?: string;
  supports?: Partial<Capabilities>;
  ratios?: ClaimedRatios | null;
  summarize(
    turns: readonly Turn[],
    budget: number | null,
    info: SummarizeInfo,
  ): MaybePromise<string | SummaryText>;
}
