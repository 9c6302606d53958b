import type * as fc from 'fast-check';
import { shrinkTogether } from '../run/shrink-together.js';
import { Shrinking } from '../run/shrinking.js';
import type { Scenario } from '../scenario/scenario.js';
import { certaintyOf } from './certainty-of.js';
import type { Comparison } from './compare-options.js';
import type { Side } from './compare-report.js';
import { DifferencePlayer } from './difference-player.js';
import { driveAfresh } from './drive-afresh.js';
import type { PairFailure, PairTally } from './pair-tally.js';

/** One way in which a property differs: which side breaks it, in which runs, and how far its smallest case has come. */
export interface Way {
  tally: PairTally;
  breaking: Side;
  failure: PairFailure;
  shrinking: Shrinking;
  player: DifferencePlayer;
  /** In how many drives it came back, in all. */
  redriven: { times: number; of: number };
  /** In how many processes in which nothing was driven before. */
  afresh: { times: number; of: number };
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
        const redriven = { ...shrinking.result.returned };
        const afresh = { times: 0, of: 0 };
        tried.push({ tally, breaking, failure, shrinking, player, redriven, afresh });
        if (isSteady(redriven)) break;
      }
      const best = tried.toSorted((a, b) => b.redriven.times - a.redriven.times)[0];
      if (best) ways.push(best);
    }
  }
  const steady = ways.filter((way) => isSteady(way.redriven) && !isChance(way, beyond));
  await driveAfresh({ old, now }, steady, signal);
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

function isSteady({ times, of }: Way['redriven']): boolean {
  return of > 0 && times === of;
}

/** What is no difference needs no smallest case. */
function isChance({ tally, breaking, redriven, afresh }: Way, beyond: ReadonlySet<unknown>): boolean {
  const how = { isBeyondChance: beyond.has(tally), returned: redriven, afresh };
  return certaintyOf({ ...how, ...tally.runsOf(breaking) }) === 'chance';
}
