import type { Compactor } from '../compactor/compactor.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Observation } from '../property/observation.js';
import type { Property } from '../property/property.js';
import { outOfReach } from '../scenario/out-of-reach.js';
import { compareSize } from '../scenario/size.js';
import { attemptsAt } from './attempts-at.js';
import type { Breach } from './breach.js';
import { Player } from './player.js';
import type { RegressionCase } from './report.js';
import type { RunHooks, RunOptions } from './run-options.js';
import type { ScenarioSource } from './scenario-source.js';
import type { StoredCase } from './stored-case.js';
import type { Tally } from './tally.js';

/** A stored case that still breaks its property. */
export interface StandingCase {
  stored: StoredCase;
  breach: Breach;
  cameBack: boolean;
}

/** What became of all stored cases, and the smallest for each property that still breaks it. */
export interface Replayed {
  cases: RegressionCase[];
  standing: Map<Property, StandingCase>;
}

type End = Pick<RegressionCase, 'status' | 'reason'> & { breach?: Breach };

/** Drives the stored cases of the properties again, each for its own property; at most half of the run's time goes to it. */
export async function replayStored(
  compactor: Compactor,
  { supports }: ScenarioSource,
  tallies: readonly Tally[],
  options: RunOptions,
  hooks: RunHooks,
): Promise<Replayed> {
  // Cases that hang here say nothing about how patient the search may be.
  const player = new Player(compactor, options, hooks);
  const end = options.timeMs === null ? Number.POSITIVE_INFINITY : performance.now() + options.timeMs / 2;
  const replayed: Replayed = { cases: [], standing: new Map() };
  // A shard plays its part of a run, of which a replay is none.
  const cases = options.shard ? [] : (options.store?.cases ?? []);
  // What failed the last time is what somebody waits for.
  for (const stored of cases.toSorted((one, other) => Number(one.fixed) - Number(other.fixed))) {
    const tally = tallies.find(({ property }) => property.id === stored.property);
    if (!tally) continue;
    const { property } = tally;
    const reason =
      tally.skipped ??
      (stored.scenario.encoding === options.encoding ? null : `it counts in ${stored.scenario.encoding}`) ??
      outOfReach(stored.scenario, supports, stored.supports) ??
      whyNoMore(player, end, hooks.signal);
    const isOwn = stored.compactor === compactor.name;
    const { breach, ...became } =
      reason === null
        ? await replay(stored, property, player, { isOwn, repeat: options.repeat ?? 1 }).catch(unanswered)
        : skipped(reason);
    const { file, compactor: foundOn } = stored;
    replayed.cases.push({ file, property: property.id, compactor: foundOn, ...became });
    if (!breach) continue;
    const other = replayed.standing.get(property);
    if (!other || compareSize(stored.scenario, other.stored.scenario) < 0)
      replayed.standing.set(property, { stored, breach, cameBack: became.status === 'came back' });
  }
  return replayed;
}

async function replay(
  stored: StoredCase,
  property: Property,
  player: Player,
  { isOwn, repeat }: { isOwn: boolean; repeat: number },
): Promise<End> {
  const { scenario, fixed } = stored;
  let observation: Observation | null = null;
  // What is known to come back now and then is given as many chances as it had.
  for (let attempt = 0; attempt < Math.max(repeat, attemptsAt(stored)); attempt += 1) {
    // Without --repeat a model gives the answers with which it was found.
    const take = repeat > 1 ? attempt : 0;
    observation = await player.play(scenario, take);
    const { violations } = await player.judge(property, observation, take);
    if (violations.length === 0) continue;
    const status = fixed && isOwn ? 'came back' : 'fails';
    return { status, reason: null, breach: { observation, violations } };
  }
  if (observation?.refusedSettings) return skipped('the compactor refused its settings');
  if (observation?.breakdown)
    return skipped(`the compactor broke down on it (${observation.breakdown.kind})`);
  return { status: fixed || !isOwn ? 'holds' : 'fixed', reason: null };
}

/** What a model did not answer in cannot be judged. */
function unanswered(error: unknown): End {
  if (error instanceof HarnessError) return skipped(error.message.split('\n')[0]!);
  throw error;
}

function whyNoMore({ isOutOfPatience }: Player, end: number, signal?: AbortSignal): string | null {
  if (signal?.aborted) return 'the run was interrupted';
  if (isOutOfPatience) return 'several cases before it did not return';
  return performance.now() < end ? null : 'time was over';
}

function skipped(reason: string): End {
  return { status: 'skipped', reason };
}
