import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { anchorsPresent } from '../transcript/presence.js';
import type { Moment, Observation } from './observation.js';
import { remember } from './remember.js';
import { summariesIn } from './summaries-in.js';
import { turnOf } from './turn-of.js';

/**
 * The answers of a pass whose text, or a beginning of it, is in a summary in the view: those that were committed, and
 * not thrown away for another attempt or for words of the compactor's own.
 */
export function usedAnswers(observation: Observation, now: Moment): readonly SummarizerCall[] {
  return used(observation)(now);
}

const used = remember((observation: Observation) =>
  remember((now: Moment): readonly SummarizerCall[] => findUsed(observation, now)),
);

function findUsed(observation: Observation, now: Moment): SummarizerCall[] {
  const bodies = summariesIn(now).map(({ body }) => body.trim());
  const used = now.calls.filter((call) => {
    const written = call.response?.text.trim();
    if (written === undefined) return false;
    if (written === '') return bodies.includes('');
    return bodies.some((body) =>
      body.includes(written)
        ? !goesFurther(observation, body, call)
        : body !== '' && written.startsWith(body),
    );
  });
  return used.filter((call) => !used.some((other) => isAttemptAt(other, call)));
}

/**
 * Whether a summary names a turn that the call was shown and left out. The compactor then wrote it itself, and what it
 * has in common with the answer, such as the summary so far or a dash, says nothing.
 */
function goesFurther({ scenario }: Observation, body: string, { shown, response }: SummarizerCall): boolean {
  if (body === response!.text.trim()) return false;
  const anchors = shown.flatMap((id) => turnOf(scenario, id)?.anchor ?? []);
  // Not by its ground truth: an anchor right before the cut is not proven whole, and stands in both.
  const written = anchorsPresent(anchors, response!.text);
  const leftOut = anchors.filter((anchor) => !written.has(anchor));
  return leftOut.length > 0 && anchorsPresent(leftOut, body).size > 0;
}

/** A whole answer that holds all of a cut one is the better attempt at it. */
function isAttemptAt(whole: SummarizerCall, cut: SummarizerCall): boolean {
  if (whole.truth.cut === 'signalled' || cut.truth.cut !== 'signalled') return false;
  return whole.response!.text.includes(cut.response!.text.trim());
}
