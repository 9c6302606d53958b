import type { TurnId } from '../transcript/turn.js';
import type { Moment, Observation } from './observation.js';
import { type Standing, standingOf } from './standing.js';
import { summariesIn } from './summaries-in.js';

/** What each summary in the view at a moment holds. */
export function standingsAt(observation: Observation, moment: Moment): Standing[] {
  return summariesIn(moment).map((summary) => standingOf(observation, summary.body));
}

/** Whether one summary, alone, holds all the needles. */
export function isHeld(
  standings: readonly Standing[],
  needles: readonly string[],
  how: 'present' | 'whole' = 'present',
): boolean {
  return standings.some((standing) => needles.every((needle) => standing[how].has(needle)));
}

const kept = new WeakMap<Moment, Set<TurnId>>();

/** The turns that are in the view verbatim at a moment. */
export function keptAt(moment: Moment): ReadonlySet<TurnId> {
  let ids = kept.get(moment);
  if (!ids) {
    ids = new Set();
    for (const item of moment.view) if (item.type === 'kept' && item.turn !== null) ids.add(item.turn);
    kept.set(moment, ids);
  }
  return ids;
}
