import { setImmediate as nextRound } from 'node:timers/promises';
import type { Summarizer, SummaryRequest, SummaryResponse } from '../compactor/summarizer.js';

/** A summarizer whose answers wait until what is to happen meanwhile has happened. */
export class PausingSummarizer implements Summarizer {
  private calls = 0;
  private meanwhile: ((call: number) => Promise<void>) | null = null;

  constructor(private readonly summarizer: Summarizer) {}

  /** From now on `meanwhile` is waited for in each call, which are counted from 0; null ends that. */
  pause(meanwhile: ((call: number) => Promise<void>) | null): void {
    this.calls = 0;
    this.meanwhile = meanwhile;
  }

  complete(request: SummaryRequest): Promise<SummaryResponse> {
    const answer = this.summarizer.complete(request);
    if (!this.meanwhile) return answer;
    // It may fail before anybody looks at it.
    answer.catch(() => {});
    const { meanwhile } = this;
    const call = this.calls++;
    // Nobody calls back before the pass has begun to wait.
    return nextRound()
      .then(() => meanwhile(call))
      .then(() => answer);
  }
}
