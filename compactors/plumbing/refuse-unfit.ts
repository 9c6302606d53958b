import type { CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { whyUnfit } from './why-unfit.js';

/**
 * Returns if a summary may stand for the turns at all.
 *
 * @throws Error when it is blank, an echo or too long, or when the turns are above the ceiling and nothing is reported.
 */
export function refuseUnfit(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds: readonly TurnId[] | undefined,
  { ratios = null, countTokens }: CheckpointInfo,
): void {
  if (!reportedIds && compareToCeiling(turns, budget, ratios) > 0) {
    throw new Error('the turns are above the ceiling and the summarizer did not report what it consumed');
  }
  const unfit = whyUnfit(summary, turns, { budget, countTokens });
  if (unfit) throw new Error(unfit);
}
