import { coverageAt } from './bootstrap.js';
import type { CurveData } from './curve-data.js';
import type { Level } from './isotonic.js';
import type { Knee, Trust } from './knee.js';
import { Wager } from './wager.js';

/** Parts of the knee's lower bound that are tried, in this order, until one is not verified. */
const PARTS = [0.25, 0.5, 0.75, 0.9, 0.97];
/** Where the search saw so much coverage it begins with no smaller part than this: it would be verified for sure. */
const EASY = { coverage: 0.9975, part: 0.75 };
/** After so many conversations, a ratio is given up. */
const MOST = 1000;

/**
 * Tries on fresh conversations, from safe to tight, at which ratio coverage is at least what is wanted. The order
 * follows from what was measured before, and ends with the first that is not verified, so that
 * all that were verified hold at once with that confidence. Where no knee was found, only the largest part is tried.
 */
export async function verify(
  fresh: CurveData,
  { knee, levels }: { knee: Knee; levels: readonly Level[] },
  { wanted, confidence }: { wanted: number; confidence: number },
): Promise<Trust> {
  const trust: Trust = { ratio: null, tried: [] };
  const { low } = knee;
  if (low === null) return trust;
  const isEasy = (part: number) => part <= EASY.part && coverageAt(levels, part * low) >= EASY.coverage;
  const first = Math.max(0, PARTS.findLastIndex(isEasy));
  for (const part of knee.state === 'beyond' ? PARTS.slice(-1) : PARTS.slice(first)) {
    const ratio = part * low;
    const wager = new Wager(wanted, confidence);
    while (!wager.isWon && wager.conversations + wager.needed <= MOST && !fresh.isOver) {
      const sample = await fresh.play(ratio);
      if (sample) wager.add(sample.coverage);
      else if (wager.conversations === 0) break;
    }
    if (wager.conversations === 0) return trust;
    const { conversations, coverage, isWon: verified } = wager;
    trust.tried.push({ ratio, conversations, coverage, verified });
    if (!verified) return trust;
    trust.ratio = ratio;
  }
  return trust;
}
