import type { Session } from '../compactor/session.js';
import type { SeenEstimate } from '../property/observation.js';
import type { Turn } from '../transcript/turn.js';
import { isBreakdown } from './is-breakdown.js';
import { nonsense } from './nonsense.js';
import { thrownFrom } from './thrown.js';

/** More texts would tell nothing new, and a slow estimator should not slow down the run. */
const MOST_TEXTS = 12;

/**
 * The implementation's own token counts of the turns' texts, equal texts once, at most 12 of them; a text that it
 * refuses to count is left out.
 *
 * @throws what the engine threw, and NonsenseError when an estimate is no finite number.
 */
export async function readEstimates(session: Session, log: readonly Turn[]): Promise<SeenEstimate[]> {
  const byText = new Map(log.map((turn) => [turn.text, turn]));
  const estimates: SeenEstimate[] = [];
  for (const { id, text, tokens } of [...byText.values()].slice(0, MOST_TEXTS)) {
    const answer = await estimateOf(session, text);
    if ('refused' in answer) continue;
    const { estimate } = answer;
    if (typeof estimate !== 'number' || !Number.isFinite(estimate))
      nonsense('estimate(text)', 'a number of tokens', estimate);
    estimates.push({ turn: id, tokens, estimate });
  }
  return estimates;
}

async function estimateOf(
  session: Session,
  text: string,
): Promise<{ estimate: unknown } | { refused: true }> {
  try {
    return { estimate: await session.estimate!(text) };
  } catch (error) {
    if (isBreakdown(error) || thrownFrom(error).engine) throw error;
    return { refused: true };
  }
}
