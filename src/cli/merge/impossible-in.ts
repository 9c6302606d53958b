import type { ShardReport } from '../../run/merge-shards.js';
import type { PropertyReport } from '../../run/report.js';
import { runsIn } from '../../run/shard.js';

/** What of a shard's counts cannot be true; null if all can. */
export function impossibleIn({ runs, ended, settings, shard, properties }: ShardReport): string | null {
  const share = runsIn(settings.runs, shard);
  const its = `shard ${shard.index}/${shard.of} of ${settings.runs} runs has ${share}`;
  if (runs > share) return `it tells of ${runs} runs, and ${its}`;
  if (ended === 'runs' && runs < share)
    return `it tells of ${runs} runs that were not ended early, and ${its}`;
  for (const [place, property] of properties.entries()) {
    const problem = impossibleOf(property, runs);
    if (problem !== null) return `of ${property.id} it says that ${problem}`;
    if (property.broken > 0 !== (shard.parts[place]!.failure !== null))
      return `of ${property.id} it counts ${property.broken} breaches, and holds ${property.broken > 0 ? 'none' : 'one'}`;
  }
  return null;
}

function impossibleOf({ met, broken, figures }: PropertyReport, runs: number): string | null {
  if (met > runs) return `its premise occurred in ${met} of ${runs} runs`;
  if (broken > met) return `it broke in ${broken} runs, and its premise occurred in ${met}`;
  const odd = Object.entries(figures).find(([, { part, whole }]) => part > whole);
  return odd ? `${odd[0]} is ${odd[1].part} of ${odd[1].whole}` : null;
}
