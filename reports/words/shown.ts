import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';

/** What a summarizer was shown: whole turns, parts of turns, and what it knows by the summary so far. */
export function shownInWords({ shown, shownInPart, carried }: SummarizerCall, log: readonly Turn[]): string {
  const parts = [
    shown.length > 0 && idRanges(shown, log),
    shownInPart.length > 0 && `${idRanges(shownInPart, log)} only in part`,
    carried.length > 0 && `${idRanges(carried, log)} by the summary so far`,
  ].filter(Boolean);
  return parts.join('; ') || 'no turn';
}
