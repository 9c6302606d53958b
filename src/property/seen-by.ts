import type { Capabilities } from '../compactor/capabilities.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { TurnId } from '../transcript/turn.js';

/** The turns that a call showed to the summarizer; of one that was redacted on its way, a part is all there is. */
export function seenBy(call: SummarizerCall, { redacts }: Pick<Capabilities, 'redacts'>): readonly TurnId[] {
  return redacts ? [...call.shown, ...call.shownInPart] : call.shown;
}
