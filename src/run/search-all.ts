import { endedOf } from './ended-of.js';
import type { Player } from './player.js';
import type { Report } from './report.js';
import type { RunHooks, RunOptions } from './run-options.js';
import { scenarioOfRun } from './scenario-of-run.js';
import type { ScenarioSource } from './scenario-source.js';
import { search } from './search.js';
import type { Tally } from './tally.js';

/**
 * Searches, and adds what others found meanwhile in their parts of the same runs: the counts and the smallest failures
 * are those of one search through all of them.
 */
export async function searchAll(
  source: ScenarioSource,
  tallies: readonly Tally[],
  player: Player,
  options: RunOptions,
  hooks: RunHooks,
): Promise<{ runs: number; ended: Report['ended'] }> {
  const own = await search(source, tallies, player, options, hooks);
  const others = (await hooks.others?.()) ?? [];
  const scenarioAt = (run: number) => scenarioOfRun(source.arbitrary, options.seed, run);
  for (const { tallies: parts, lines } of others) {
    for (const line of lines) hooks.tell?.(line);
    for (const [place, tally] of tallies.entries()) tally.addPart(parts[place]!, scenarioAt);
  }
  return {
    runs: others.reduce((sum, { runs }) => sum + runs, own.runs),
    ended: endedOf([own.ended, ...others.map(({ ended }) => ended)]),
  };
}
