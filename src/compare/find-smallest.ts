import type * as fc from 'fast-check';
import { shrinkTogether } from '../run/shrink-together.js';
import { Shrinking } from '../run/shrinking.js';
import type { Scenario } from '../scenario/scenario.js';
import { certaintyOf } from './certainty-of.js';
import type { Comparison } from './compare-options.js';
import type { Side } from './compare-report.js';
import { DifferencePlayer } from './difference-player.js';
import type { PairFailure, PairTally } from './pair-tally.js';

/** One way in which a property differs: which side breaks it, in which runs, and how far its smallest case has come. */
export interface Way {
  tally: PairTally;
  breaking: Side;
  failure: PairFailure;
  shrinking: Shrinking;
  player: DifferencePlayer;
}

/**
 * Drives the smallest runs that differ again, to see whether the difference comes back, and shrinks on it: every
 * smaller scenario has to be broken by the one side and held by the other. Without an arbitrary nothing is shrunk.
 */
export async function findSmallest(
  { old, now, arbitrary }: Pick<Comparison, 'old' | 'now' | 'arbitrary'>,
  tallies: readonly PairTally[],
  beyond: ReadonlySet<unknown>,
  shrinkTimeMs: number,
  signal?: AbortSignal,
): Promise<Way[]> {
  const ways: Way[] = [];
  for (const tally of tallies) {
    for (const breaking of ['new', 'old'] as const) {
      const [one, other] = breaking === 'new' ? [now, old] : [old, now];
      const tried: Way[] = [];
      for (const failure of tally.alone[breaking].failures) {
        const player = new DifferencePlayer(one.player, other.player);
        const shrinking = new Shrinking(
          failure,
          tally.property,
          arbitrary ?? NOTHING_SMALLER,
          player,
          signal,
        );
        await shrinking.drivenAgain();
        tried.push({ tally, breaking, failure, shrinking, player });
        if (isSteady(shrinking)) break;
      }
      const best = tried.toSorted((a, b) => timesOf(b) - timesOf(a))[0];
      if (best) ways.push(best);
    }
  }
  await shrinkTogether(
    ways.filter((way) => !isChance(way, beyond)).map(({ shrinking }) => shrinking),
    shrinkTimeMs,
    signal,
  );
  return ways;
}

const NOTHING_SMALLER = {
  shrink: () => [] as unknown as fc.Stream<never>,
} as unknown as fc.Arbitrary<Scenario>;

function isSteady({ result: { returned } }: Shrinking): boolean {
  return returned.of > 0 && returned.times === returned.of;
}

/** What is no difference needs no smallest case. */
function isChance({ tally, breaking, shrinking }: Way, beyond: ReadonlySet<unknown>): boolean {
  const { more, fewer, both } = tally;
  const [runs, reverse] = breaking === 'new' ? [more, fewer] : [fewer, more];
  const { returned } = shrinking.result;
  return certaintyOf({ isBeyondChance: beyond.has(tally), runs, reverse, both, returned }) === 'chance';
}

function timesOf({ shrinking }: Way): number {
  return shrinking.result.returned.times;
}
