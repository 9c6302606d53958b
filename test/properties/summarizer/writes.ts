import type { Compactor } from '../../../src/compactor/compactor.js';
import type { SummarizerDoor, SummaryText } from '../../../src/compactor/doors/summarizer.js';
import { summarizerCompactor } from '../../../src/compactor/doors/summarizer-door.js';

/** A summarizer that gives these answers, one after the other, the last of them again and again. */
export function writes(...answers: (string | SummaryText)[]): Compactor {
  let calls = 0;
  const summarize = () => answers[Math.min(calls++, answers.length - 1)]!;
  return summarizerCompactor({ summarize });
}

/** The same, with ratios of its own. */
export const claims = (ratios: SummarizerDoor['ratios'], answer: string): Compactor =>
  summarizerCompactor({ summarize: () => answer, ...(ratios !== undefined && { ratios }) });
