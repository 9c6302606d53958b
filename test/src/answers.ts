import type { Environment } from '../../src/compactor/compactor.js';
import type { Settings } from '../../src/compactor/settings.js';
import type { Summarizer, SummaryRequest, SummaryResponse } from '../../src/compactor/summarizer.js';

export type Reply = string | Partial<SummaryResponse> | Error | ((request: SummaryRequest) => Reply);

/** A summarizer that gives these answers in turn, and the last one ever after; `requests` is what it was asked. */
export function answers(...replies: Reply[]): Summarizer & { requests: SummaryRequest[] } {
  const requests: SummaryRequest[] = [];
  return {
    requests,
    async complete(request) {
      requests.push(request);
      let reply = replies[Math.min(requests.length, replies.length) - 1]!;
      while (typeof reply === 'function') reply = reply(request);
      if (reply instanceof Error) throw reply;
      return { kind: 'text', text: '', ...(typeof reply === 'string' ? { text: reply } : reply) };
    },
  };
}

/** One token for each run of letters, digits or signs. */
export function countTokens(text: string): number {
  return text.match(/\p{L}+|\p{N}+|[^\s\p{L}\p{N}]+/gu)?.length ?? 0;
}

const SETTINGS: Settings = {
  summaryBudget: 200,
  ratios: { prose: [5, 1], structured: [3, 1] },
  window: 8000,
};

/** An environment with a budget of 200 tokens and the default ratios, changed as a test needs it. */
export function environment(summarizer: Summarizer, settings: Partial<Settings> = {}): Environment {
  return { settings: { ...SETTINGS, ...settings }, summarizer, countTokens };
}
