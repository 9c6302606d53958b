import type { TurnId } from '../transcript/turn.js';
import { coveredAt, keptAt, standingsAt } from './in-force.js';
import { logAt } from './log-at.js';
import type { Moment, Observation } from './observation.js';
import { summariesIn } from './summaries-in.js';
import { turnOf } from './turn-of.js';

/** Where a turn is: in the view, claimed, listed as uncovered, held by a summary without being claimed, or nowhere. */
export type Whereabouts = 'kept' | 'covered' | 'uncovered' | 'summarized' | 'gone';

/** A stretch of a session in which a turn is in one place. */
export interface Stay {
  is: Whereabouts;
  /** Index into the scenario's steps: the one after which the turn was there first. */
  step: number;
  /** The summary in the view that holds the turn's anchor; left out where none does, or the turn is not covered. */
  summary?: string;
}

/** Where a turn was from its append to the last moment, a stay for each change; empty if it was never appended. */
export function turnStory(observation: Observation, id: TurnId): Stay[] {
  const stays: Stay[] = [];
  for (const moment of observation.moments) {
    if (!logAt(observation.scenario, moment).some((turn) => turn.id === id)) continue;
    const now = whereabouts(observation, moment, id);
    const last = stays.at(-1);
    if (last?.is !== now.is || last.summary !== now.summary) stays.push({ ...now, step: moment.step });
  }
  return stays;
}

function whereabouts(observation: Observation, moment: Moment, id: TurnId): Omit<Stay, 'step'> {
  if (keptAt(moment).has(id)) return { is: 'kept' };
  const summary = holding(observation, moment, id);
  // Without a pointer set, a summary stands for what it holds.
  const isClaimed = coveredAt(moment).has(id) || (moment.claims === null && summary !== null);
  if (isClaimed) return { is: 'covered', ...(summary !== null && { summary }) };
  if (moment.claims?.uncovered.includes(id)) return { is: 'uncovered' };
  return summary === null ? { is: 'gone' } : { is: 'summarized', summary };
}

/** The summary in which a turn's anchor stands, of several the one that is claimed to be it. */
function holding(observation: Observation, moment: Moment, id: TurnId): string | null {
  const anchor = turnOf(observation.scenario, id)?.anchor ?? null;
  if (anchor === null) return null;
  const standings = standingsAt(observation, moment);
  const holders = summariesIn(moment).filter((_, place) => standings[place]!.present.has(anchor));
  const claimed = moment.claims?.summaryOf[id];
  return (holders.find(({ summaryId }) => summaryId === claimed) ?? holders[0])?.summaryId ?? null;
}
