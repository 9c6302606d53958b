import type { Property } from '../property/property.js';
import { Breath } from './breath.js';
import type { Player } from './player.js';
import type { Report } from './report.js';
import { RunLines } from './run-lines.js';
import type { RunHooks, RunOptions } from './run-options.js';
import { scenarioOfRun } from './scenario-of-run.js';
import type { ScenarioSource } from './scenario-source.js';
import { runAt, runsIn } from './shard.js';
import type { Tally } from './tally.js';

/** Drives scenario after scenario, once each, and lets every property judge it. */
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
  const { shard } = options;
  const runs = runsIn(options.runs, shard);
  for (let done = 0; done < runs; done += 1) {
    const run = runAt(done, shard);
    if (options.timeMs !== null && performance.now() - started >= options.timeMs) {
      return { runs: done, ended: 'time' };
    }
    if (breath.isDue) {
      hooks.progress?.(done, tallies.filter(({ broken }) => broken > 0).length);
      await breath.take();
    }
    if (hooks.signal?.aborted) return { runs: done, ended: 'interrupted' };
    const value = scenarioOfRun(source.arbitrary, options.seed, run);
    const observation = await player.play(value.value);
    for (const tally of active) tally.add(await player.judge(tally.property, observation), { run, value });
    lines.add(run, value.value);
    if (options.bail && tallies.some((tally) => tally.broken > 0 && isNews(tally.property, options))) {
      return { runs: done + 1, ended: 'bail' };
    }
    if (player.isOutOfPatience) return { runs: done + 1, ended: 'hung' };
  }
  hooks.progress?.(runs, tallies.filter(({ broken }) => broken > 0).length);
  return { runs, ended: 'runs' };
}

/** Whether a property's breach makes the run fail: a `should` only when asked. */
export function counts(
  { property }: { property: { level: string } },
  { level }: Pick<RunOptions, 'level'>,
): boolean {
  return property.level === 'must' || level === 'should';
}

/** Whether a property's breach makes the run fail, and is none of those that are known. */
export function isNews(property: Property, options: Pick<RunOptions, 'level' | 'known'>): boolean {
  return counts({ property }, options) && !options.known?.has(property.id);
}
