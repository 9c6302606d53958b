import type { SummaryRequest, SummaryResponse } from '../../compactor/summarizer.js';
import type { Corruption } from '../corruption.js';
import { withOpen } from './with-open.js';

/** What to do to the summarizer's mail. */
interface Edits {
  request?(request: SummaryRequest): SummaryRequest;
  response?(response: SummaryResponse): SummaryResponse;
}

/** Edits what the compactor asks the summarizer before it is asked, and what it answers before the compactor reads it. */
export function corruptSummarizer({
  request: ask = (request) => request,
  response: answer = (response) => response,
}: Edits): Corruption['corrupt'] {
  return (compactor) =>
    withOpen(compactor, async (environment) =>
      compactor.open({
        ...environment,
        summarizer: {
          complete: async (request) => answer(await environment.summarizer.complete(ask(request))),
        },
      }),
    );
}
