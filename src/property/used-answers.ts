import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { Moment } from './observation.js';
import { summariesIn } from './summaries-in.js';

/**
 * The answers of a pass whose text, or a beginning of it, is in a summary in the view: those that were committed, and
 * not thrown away for another attempt.
 */
export function usedAnswers(now: Moment): SummarizerCall[] {
  const bodies = summariesIn(now).map(({ body }) => body.trim());
  const used = now.calls.filter(({ response }) => {
    const written = response?.text.trim();
    if (written === undefined) return false;
    if (written === '') return bodies.includes('');
    return bodies.some((body) => body.includes(written) || (body !== '' && written.startsWith(body)));
  });
  return used.filter((call) => !used.some((other) => isAttemptAt(other, call)));
}

/** A whole answer that holds all of a cut one is the better attempt at it. */
function isAttemptAt(whole: SummarizerCall, cut: SummarizerCall): boolean {
  if (whole.truth.cut === 'signalled' || cut.truth.cut !== 'signalled') return false;
  return whole.response!.text.includes(cut.response!.text.trim());
}
