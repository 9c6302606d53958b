import type { SummaryResponse } from '../../src/compactor/summarizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { isCut } from './is-cut.js';
import { leavingTurns } from './leaving-turns.js';
import { tokensOf } from './ledger.js';
import { provenTurns } from './proven-turns.js';

/** The tokens of the turns that leave the view when a summary takes their place. */
export function freedBy(
  written: Pick<SummaryResponse, 'text' | 'finish' | 'closingMarker'>,
  shown: readonly Turn[],
  log: readonly Turn[],
): number {
  const proven = provenTurns(shown, written.text, { cut: isCut(written.text, written) });
  return tokensOf(leavingTurns(shown, proven, log));
}
