import { playAndJudge } from '../run/play-and-judge.js';
import type { Comparison } from './compare-options.js';
import { DifferencePlayer } from './difference-player.js';
import type { Way } from './find-smallest.js';

const PROCESSES = 2;
/** What comes and goes from call to call is there within a few calls; what a process has decided is there in none. */
const TRIES = 3;

/**
 * Drives what came back each time again in fresh processes of both, one after the other, to see whether it depends on
 * something that a process decides once: a hash seed, a bucket of an experiment, a model chosen at the start.
 */
export async function driveAfresh(
  { old, now }: Pick<Comparison, 'old' | 'now'>,
  ways: readonly Way[],
  signal?: AbortSignal,
): Promise<void> {
  let left = ways;
  for (let process = 0; process < PROCESSES && left.length > 0; process += 1) {
    const opened = { old: old.openAfresh?.(), new: now.openAfresh?.() };
    if (!opened.old && !opened.new) return;
    const players = { old: opened.old?.player ?? old.player, new: opened.new?.player ?? now.player };
    try {
      for (const way of left) {
        const { breaking, failure, tally } = way;
        const player = new DifferencePlayer(players[breaking], players[breaking === 'new' ? 'old' : 'new']);
        if (signal?.aborted) return;
        way.afresh.of += 1;
        for (let tries = 0; tries < TRIES; tries += 1) {
          const seen = await playAndJudge(player, tally.property, failure.value.value);
          way.redriven.of += 1;
          if (!seen || seen.violations.length === 0) continue;
          way.redriven.times += 1;
          way.afresh.times += 1;
          break;
        }
      }
    } finally {
      await Promise.all([opened.old?.close(), opened.new?.close()]);
    }
    left = left.filter(({ afresh }) => afresh.times === afresh.of);
  }
}
