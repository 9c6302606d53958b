import { counts } from '../property/counts.js';
import type { Property } from '../property/property.js';
import { Breath } from './breath.js';
import { isShown } from './is-shown.js';
import { playTries } from './play-tries.js';
import type { Player } from './player.js';
import type { Report } from './report.js';
import { RunLines } from './run-lines.js';
import type { RunHooks, RunOptions } from './run-options.js';
import { scenarioOfRun } from './scenario-of-run.js';
import type { ScenarioSource } from './scenario-source.js';
import { runAt, runsIn } from './shard.js';
import type { Tally } from './tally.js';

/**
 * Drives scenario after scenario, as often as asked, and lets every property judge it, until enough were driven, time is
 * over, or what was to be shown is.
 */
export async function search(
  source: ScenarioSource,
  tallies: readonly Tally[],
  player: Player,
  options: RunOptions,
  hooks: RunHooks,
): Promise<{ runs: number; ended: Report['ended'] }> {
  const active = tallies.filter(({ skipped, property }) => skipped === null || property.measures);
  const started = performance.now();
  const breath = new Breath();
  const lines = new RunLines(tallies, hooks);
  const { shard: asked, part: shard = asked, repeat = 1, goal } = options;
  const runs = runsIn(options.runs, shard);
  const counted = active.filter((tally) => tally.skipped === null && counts(tally.property, options));
  const awaited = counted.length > 0 ? counted : active;
  let done = 0;
  const whyOver = async (): Promise<'time' | 'interrupted' | null> => {
    if (options.timeMs !== null && performance.now() - started >= options.timeMs) return 'time';
    if (breath.isDue) {
      hooks.progress?.(done, tallies.filter(({ broken }) => broken > 0).length);
      await breath.take();
    }
    return hooks.signal?.aborted ? 'interrupted' : null;
  };
  for (; done < runs; done += 1) {
    const over = await whyOver();
    if (over !== null) return { runs: done, ended: over };
    const run = runAt(done, shard);
    const value = scenarioOfRun(source.arbitrary, options.seed, run);
    const isOver = async () => (await whyOver()) !== null;
    const isCounted = await playTries({ run, value }, active, player, repeat, isOver);
    if (!isCounted) return { runs: done, ended: (await whyOver()) ?? 'hung' };
    lines.add(run, value.value);
    if (goal && isShown(awaited, done + 1, goal)) return { runs: done + 1, ended: 'rate' };
    if (options.bail && tallies.some((tally) => tally.broken > 0 && isNews(tally.property, options))) {
      return { runs: done + 1, ended: 'bail' };
    }
    if (player.isOutOfPatience) return { runs: done + 1, ended: 'hung' };
  }
  hooks.progress?.(runs, tallies.filter(({ broken }) => broken > 0).length);
  return { runs, ended: 'runs' };
}

/** Whether a property's breach makes the run fail, and is none of those that are known. */
export function isNews(property: Property, options: Pick<RunOptions, 'level' | 'known'>): boolean {
  return counts(property, options) && !options.known?.has(property.id);
}
