import { counts as isCounted } from '../property/counts.js';
import type { Property } from '../property/property.js';
import { LAW, TOOL } from '../run/law.js';
import { rateBelow } from '../run/rate-below.js';
import { whySkipped } from '../run/why-skipped.js';
import { beyondChance } from './beyond-chance.js';
import type { CompareHooks, CompareOptions, Comparison } from './compare-options.js';
import type { CompareReport } from './compare-report.js';
import { concludeDifference } from './conclude-difference.js';
import type { Contender } from './contender.js';
import { findSmallest } from './find-smallest.js';
import { PairTally } from './pair-tally.js';
import { type Counts, playBoth } from './play-both.js';
import { ShiftCount } from './shift-count.js';
import { whyCutShort } from './why-cut-short.js';
import { withoutMirrors } from './without-mirrors.js';

/**
 * Drives two compactors with the same scenarios, lets all properties judge both, and tells where they differ, each time
 * with the smallest scenario on which they do.
 */
export async function compareRuns(
  comparison: Comparison,
  options: CompareOptions,
  hooks: CompareHooks = {},
): Promise<CompareReport> {
  const started = performance.now();
  const { old, now, arbitrary, properties } = comparison;
  const { judged, notCompared } = splitProperties(properties, old, now);
  const counts: Counts = {
    tallies: judged.map((property) => new PairTally(property)),
    coverage: new ShiftCount('coverage'),
    refusals: new ShiftCount('refusals'),
    unopened: { old: 0, new: 0 },
  };
  const { runs, ended } = await playBoth(comparison, counts, options, hooks);
  // Driving again what differs loses more cases, which are not what ended the search.
  const lost = structuredClone({ old: old.player.lost, new: now.player.lost! });
  const comparable = counts.tallies.filter(({ problem }) => problem === null);
  const shifting = [counts.coverage, counts.refusals];
  const beyond = beyondChance<PairTally | ShiftCount>([...comparable, ...shifting]);
  const ways = await findSmallest(comparison, comparable, beyond, options.shrinkTimeMs, hooks.signal);
  const all = ways.map((way) =>
    concludeDifference(way, {
      compactor: (way.breaking === 'new' ? now : old).name,
      seed: options.seed,
      canShrink: arbitrary !== null,
      isBeyondChance: beyond.has(way.tally),
    }),
  );
  const differences = withoutMirrors(all);
  const shifts = shifting.filter(({ differs }) => differs).map((shift) => shift.result(beyond.has(shift)));
  const isAlike = differences.length + shifts.length === 0;
  const given = { judged: comparable.length, runs, ended, differences, shifts };
  const found = verdictOf(counts, given, lost, options);
  return {
    ...head(comparison, options),
    runs,
    ended,
    durationMs: Math.round(performance.now() - started),
    ...found,
    rateBelow: found.verdict === 'same' && isAlike ? rateBelow(runs) : null,
    differences,
    shifts,
    notCompared: [
      ...notCompared,
      ...counts.tallies.flatMap(({ property: { id, level }, problem }) =>
        problem === null ? [] : [{ property: id, level, reason: problem }],
      ),
    ],
  };
}

/** The report on two that cannot be compared. */
export function withoutRuns(
  comparison: Pick<Comparison, 'old' | 'now' | 'properties'>,
  options: CompareOptions,
  reason: string,
): CompareReport {
  return {
    ...head(comparison, options),
    runs: 0,
    ended: 'runs',
    durationMs: 0,
    verdict: 'incomparable',
    reason,
    rateBelow: null,
    differences: [],
    shifts: [],
    notCompared: [],
  };
}

function head(
  { old, now, properties }: Pick<Comparison, 'old' | 'now' | 'properties'>,
  { seed, runs, timeMs, encoding, level }: CompareOptions,
) {
  const named = ({ name, version, source }: Contender) => ({ name, version, source });
  return {
    version: 2 as const,
    tool: TOOL,
    law: LAW,
    old: named(old),
    new: named(now),
    settings: { seed, runs, timeMs, encoding, level, properties: properties.map(({ id }) => id) },
  };
}

/** What is skipped on both sides is no loss; what is on one side only cannot be compared. */
function splitProperties(properties: readonly Property[], old: Contender, now: Contender) {
  const judged: Property[] = [];
  const notCompared: CompareReport['notCompared'] = [];
  for (const property of properties) {
    const [was, is] = [old, now].map(({ supports }) => whySkipped(property, supports));
    if (was === null && is === null) judged.push(property);
    else if (was === null || is === null) {
      const reason = was === null ? `the new one: ${is}` : `the old one: ${was}`;
      notCompared.push({ property: property.id, level: property.level, reason });
    }
  }
  return { judged, notCompared };
}

function verdictOf(
  { unopened }: Counts,
  found: Pick<CompareReport, 'runs' | 'ended' | 'differences' | 'shifts'> & { judged: number },
  lost: Parameters<typeof whyCutShort>[1],
  { level, runs: asked }: CompareOptions,
): Pick<CompareReport, 'verdict' | 'reason'> {
  const { judged, runs, ended, differences, shifts } = found;
  const sure = differences.filter(({ certainty }) => certainty !== 'chance');
  const isRegression = (one: (typeof sure)[number]) =>
    one.change === 'regression' && one.kind !== 'elsewhere' && isCounted(one, { level });
  if (sure.some(isRegression)) return { verdict: 'regressed', reason: null };
  for (const side of ['new', 'old'] as const) {
    if (runs === 0 || unopened[side] < runs) continue;
    const reason = `the ${side} one refused to open in all ${runs.toLocaleString('en')} runs`;
    return { verdict: 'incomparable', reason };
  }
  if (ended === 'hung') {
    return { verdict: 'unknown', reason: whyCutShort({ runs, asked }, lost) };
  }
  if (sure.length > 0 || shifts.some(({ certainty }) => certainty === 'sure'))
    return { verdict: 'changed', reason: null };
  if (runs === 0) return { verdict: 'unknown', reason: 'nothing was played' };
  if (judged === 0) return { verdict: 'unknown', reason: 'no property could be judged on both of them' };
  return { verdict: 'same', reason: null };
}
