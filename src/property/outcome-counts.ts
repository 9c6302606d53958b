import type { TurnId } from '../transcript/turn.js';
import { keptAt } from './in-force.js';
import type { Observation } from './observation.js';
import type { Pass } from './passes.js';

/**
 * The counts of an outcome that agree with nothing, one sentence each. A count may be of all turns, or of those that the
 * pass newly brought there, those of its prefix, or those of the summary that it wrote.
 */
export function countsOff(observation: Observation, pass: Pass): string[] {
  const outcome = pass.now.outcome!;
  return (['covered', 'uncovered', 'kept'] as const).flatMap((name) => {
    const said = outcome[name];
    const ids = idsOf(pass, name);
    if (said === undefined || ids === null) return [];
    if (said === 0 && outcome.status !== 'compacted') return [];
    const readings = readingsOf(observation, pass, name, ids);
    if (readings.includes(said)) return [];
    return [`the outcome says ${said} ${name} turns, and there are ${ids.length}`];
  });
}

/** Without a pointer set, what left the view is covered, and nobody knows what is uncovered. */
function idsOf({ now, log }: Pass, name: 'covered' | 'uncovered' | 'kept'): readonly TurnId[] | null {
  const kept = keptAt(now);
  const ids = log.map(({ id }) => id);
  if (name === 'kept') return ids.filter((id) => kept.has(id));
  if (now.claims) return now.claims[name];
  return name === 'covered' ? ids.filter((id) => !kept.has(id)) : null;
}

function readingsOf(
  { supports }: Observation,
  { before, now, prefix, leftView }: Pass,
  name: 'covered' | 'uncovered' | 'kept',
  ids: readonly TurnId[],
): number[] {
  const shown = new Set(prefix.map(({ id }) => id));
  const readings = [ids.length, ids.filter((id) => shown.has(id)).length];
  if (name === 'kept') return [...readings, now.claims?.kept?.length ?? ids.length];
  const earlier = new Set(before?.claims?.[name]);
  const keptBefore = before ? keptAt(before) : new Set<TurnId>();
  readings.push(
    ids.filter((id) => !earlier.has(id)).length,
    ids.filter((id) => supports.claims && keptBefore.has(id)).length,
  );
  if (!now.claims) readings.push(leftView.length);
  const summaries = Object.values(now.claims?.summaryOf ?? {});
  for (const summary of name === 'covered' ? new Set(summaries) : [])
    readings.push(summaries.filter((other) => other === summary).length);
  return readings;
}
