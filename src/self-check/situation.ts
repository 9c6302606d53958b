import type { Environment } from '../compactor/compactor.js';
import type { SummaryResponse } from '../compactor/summarizer.js';
import type { Turn } from '../transcript/turn.js';

/** What the summarizer was asked by the compactor, and what came: a response, or an error's message. */
export interface Asked {
  /** The turns whose whole text the request held. */
  shown: readonly Turn[];
  response: SummaryResponse | null;
  error: string | null;
}

/** What a corruption knows of the session that it corrupts. */
export interface Situation {
  environment: Environment;
  /** The turns appended so far. */
  log: readonly Turn[];
  asked: readonly Asked[];
  /** Whether a pass has ended; before that, there is nothing yet to be corrupted in the view and the claims. */
  hasPassed: boolean;
}
