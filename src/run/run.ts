import type { Compactor } from '../compactor/compactor.js';
import type { Property } from '../property/property.js';
import { mergeVerdicts } from '../property/verdict.js';
import { conclude } from './conclude.js';
import { explainBreach } from './explain-breach.js';
import { LAW, TOOL } from './law.js';
import { Player } from './player.js';
import type { Counterexample, PropertyReport, Report } from './report.js';
import { reportHead } from './report-head.js';
import type { RunHooks, RunOptions } from './run-options.js';
import type { ScenarioSource } from './scenario-source.js';
import { counts, search } from './search.js';
import { type Concluded, shardRecord } from './shard-record.js';
import { shrinkTogether } from './shrink-together.js';
import { Shrinking, type Shrunk } from './shrinking.js';
import { type Failure, Tally } from './tally.js';
import { whySkipped } from './why-skipped.js';

/**
 * Checks a compactor: drives random scenarios, lets all properties judge each of them, and brings the smallest failure
 * of each broken property down to the smallest scenario that still breaks it.
 */
export async function run(
  compactor: Compactor,
  source: ScenarioSource,
  properties: readonly Property[],
  options: RunOptions,
  hooks: RunHooks = {},
): Promise<Report> {
  const started = performance.now();
  const player = new Player(compactor, options, hooks);
  const tallies = properties.map((property) => new Tally(property, whySkipped(property, source.supports)));
  const { runs, ended } = await search(source, tallies, player, options, hooks);

  const shrinkings = new Map<Tally, { failure: Failure; shrinking: Shrinking }>();
  for (const tally of tallies) {
    for (const failure of tally.failures) {
      const shrinking = new Shrinking(failure, tally.property, source.arbitrary, player, hooks.signal);
      shrinkings.set(tally, { failure, shrinking: await shrinking.drivenAgain() });
      if (shrinking.isOpen) break;
    }
  }
  const shrinkUntil = performance.now() + options.shrinkTimeMs;
  const isOver = () => performance.now() >= shrinkUntil || hooks.signal?.aborted === true;
  await shrinkTogether(
    [...shrinkings.values()].map(({ shrinking }) => shrinking),
    options.shrinkTimeMs,
    hooks.signal,
  );
  const reports: PropertyReport[] = [];
  const concluded: Concluded[] = [];
  for (const tally of tallies) {
    const { failure, shrinking } = shrinkings.get(tally) ?? {};
    const shrunk = shrinking?.result ?? null;
    const counterexample =
      failure && shrunk && counterexampleOf(compactor, tally.property, failure, shrunk, options);
    const explanation =
      counterexample && (await explainBreach(shrunk!, tally.property, source, player, isOver));
    if (explanation) counterexample.explanation = explanation;
    const redriven = shrunk && { isBreach: shrunk.breach !== null, returned: shrunk.returned };
    reports.push(conclude(tally, runs, redriven, counterexample ?? null));
    concluded.push({ tally, failure: failure ?? null, shrunk });
  }

  const head = reportHead(compactor, properties, options);
  const { shard } = options;
  return {
    ...head,
    runs,
    ended,
    durationMs: Math.round(performance.now() - started),
    verdict: mergeVerdicts(
      reports.filter((report) => counts({ property: report }, options)).map(({ verdict }) => verdict),
    ),
    properties: reports,
    ...(shard && { shard: shardRecord(shard, head.settings, source, concluded) }),
  };
}

function counterexampleOf(
  compactor: Compactor,
  { id, clauses, claim }: Property,
  { run: found }: Failure,
  { breach, returned, shrinking }: Shrunk,
  { seed }: RunOptions,
): Counterexample | null {
  if (!breach) return null;
  return {
    version: 1,
    tool: TOOL,
    law: LAW,
    compactor: compactor.name,
    property: id,
    clauses,
    claim,
    violations: breach.violations,
    observation: breach.observation,
    found: { seed, run: found },
    shrinking,
    returned,
    file: null,
  };
}
