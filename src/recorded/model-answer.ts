import type { SummaryResponse } from '../compactor/summarizer.js';

/** What a model answered: a summary, with the tokens that it counted; or why it declined the request. */
export type ModelAnswer =
  | { response: SummaryResponse; usage?: { input: number; output: number } }
  | { error: string };
