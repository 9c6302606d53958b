import type { Compactor } from '../compactor/compactor.js';
import type { Property } from '../property/property.js';
import { storiesOf } from '../property/turn-stories.js';
import { certifyAll } from './certify-all.js';
import { conclude } from './conclude.js';
import { explainBreach } from './explain-breach.js';
import { type Finding, freshFinding, isUnknown, smaller, storedFinding } from './finding.js';
import { LAW, TOOL } from './law.js';
import { Player } from './player.js';
import { replayStored } from './replay-stored.js';
import type { Counterexample, PropertyReport, Report } from './report.js';
import { reportHead } from './report-head.js';
import type { RunHooks, RunOptions } from './run-options.js';
import type { ScenarioSource } from './scenario-source.js';
import { isNews } from './search.js';
import { searchAll } from './search-all.js';
import { type Concluded, shardRecord } from './shard-record.js';
import { shrinkTogether } from './shrink-together.js';
import { Shrinking } from './shrinking.js';
import { type Failure, Tally } from './tally.js';
import { verdictOfAll } from './verdict-of-all.js';
import { whySkipped } from './why-skipped.js';

/**
 * Checks a compactor: replays what was stored, drives random scenarios, lets all properties judge each of them, and brings the smallest failure
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
  const head = reportHead(compactor, properties, { ...options, untilRate: options.goal });
  hooks.tell?.({ type: 'start', ...head, shard: options.shard ?? null });
  const { cases, standing } = await replayStored(compactor, source, tallies, options, hooks);
  for (const { file, property, status, reason } of cases)
    hooks.tell?.({ type: 'replay', file, property, status, reason });
  const isBailed = options.bail && [...standing.keys()].some((property) => isNews(property, options));
  const timeMs = options.timeMs && Math.max(1, options.timeMs - (performance.now() - started));
  const { runs, ended } = isBailed
    ? { runs: 0, ended: 'bail' as const }
    : await searchAll(source, tallies, player, { ...options, timeMs }, hooks);

  const shrinkings = new Map<Tally, { failure: Failure; shrinking: Shrinking }>();
  for (const tally of tallies) {
    // What is known as small as it gets stands for its property: other failures come up when it is mended. Where only
    // certain ones are let pass, they are looked for now.
    const isNarrow = Boolean(options.known?.get(tally.property.id));
    if (standing.get(tally.property)?.stored.shrinking.finished && !isNarrow) continue;
    for (const failure of tally.failures) {
      const { property } = tally;
      const { arbitrary } = source;
      const shrinking = new Shrinking(failure, property, arbitrary, player, hooks.signal, options.repeat);
      shrinkings.set(tally, { failure, shrinking: await shrinking.drivenAgain() });
      if (shrinking.isOpen) break;
    }
  }
  let shrinkUntil = performance.now() + options.shrinkTimeMs;
  const isOver = () => performance.now() >= shrinkUntil || hooks.signal?.aborted === true;
  await shrinkTogether(
    [...shrinkings.values()].map(({ shrinking }) => shrinking),
    options.shrinkTimeMs,
    hooks.signal,
  );
  for (const { shrinking } of shrinkings.values()) await shrinking.triedAgain();
  const found = new Map<Tally, Finding>();
  for (const tally of tallies) {
    const { failure, shrinking } = shrinkings.get(tally) ?? {};
    const fresh = failure && shrinking && freshFinding(failure, shrinking.result, options);
    const stored = storedFinding(standing.get(tally.property));
    const finding = isUnknown(fresh, tally.property, options) ? fresh : smaller(fresh, stored);
    if (finding) found.set(tally, finding);
  }
  const certifiedFrom = performance.now();
  const certifications = await certifyAll(found, source, player, options, hooks);
  shrinkUntil += performance.now() - certifiedFrom;
  const reports: PropertyReport[] = [];
  const concluded: Concluded[] = [];
  for (const tally of tallies) {
    const { failure, shrinking } = shrinkings.get(tally) ?? {};
    const shrunk = shrinking?.result ?? null;
    const { finding, certification } = certifications.get(tally) ?? { finding: found.get(tally) };
    const counterexample = finding ? counterexampleOf(compactor, tally.property, finding) : null;
    const explanation = finding && (await explainBreach(finding, tally.property, source, player, isOver));
    if (counterexample && explanation) counterexample.explanation = explanation;
    if (counterexample && certification) counterexample.certification = certification;
    const redriven = shrunk && { isBreach: shrunk.breach !== null, returned: shrunk.returned };
    reports.push(conclude(tally, runs, redriven, counterexample, options));
    concluded.push({ tally, failure: failure ?? null, shrunk });
  }

  const { shard } = options;
  return {
    ...head,
    runs,
    ended,
    durationMs: Math.round(performance.now() - started),
    // A shard replays no stored case, so it misses none.
    verdict: verdictOfAll(reports, options, shard ? null : options.store),
    properties: reports,
    ...(shard && { shard: shardRecord(shard, head.settings, source, concluded) }),
    ...(options.store && {
      store: { directory: options.store.directory, cases, problems: [...options.store.problems] },
    }),
  };
}

function counterexampleOf(
  compactor: Compactor,
  { id, clauses, claim }: Property,
  { breach, found, shrinking, returned, tries, file, status }: Finding,
): Counterexample {
  return {
    version: 1,
    tool: TOOL,
    law: LAW,
    compactor: compactor.name,
    property: id,
    clauses,
    claim,
    violations: breach.violations,
    ...storiesOf(breach.observation, breach.violations),
    observation: breach.observation,
    found,
    shrinking,
    returned,
    ...(tries && { tries }),
    file,
    ...(status && { status }),
  };
}
