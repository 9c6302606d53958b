import type { TurnId } from '../transcript/turn.js';
import type { Moment, Observation } from './observation.js';
import { remember } from './remember.js';
import { type Standing, standingOf } from './standing.js';
import { summariesIn } from './summaries-in.js';

const standings = remember((observation: Observation) =>
  remember((moment: Moment): readonly Standing[] =>
    summariesIn(moment).map((summary) => standingOf(observation, summary.body)),
  ),
);

/** What each summary in the view at a moment holds. */
export function standingsAt(observation: Observation, moment: Moment): readonly Standing[] {
  return standings(observation)(moment);
}

/** Whether one summary, alone, holds all the needles. */
export function isHeld(
  standings: readonly Standing[],
  needles: readonly string[],
  how: 'present' | 'whole' = 'present',
): boolean {
  return standings.some((standing) => needles.every((needle) => standing[how].has(needle)));
}

/** The turns that are in the view verbatim at a moment. */
export const keptAt = remember(({ view }: Moment): ReadonlySet<TurnId> => {
  const ids = new Set<TurnId>();
  for (const item of view) if (item.type === 'kept' && item.turn !== null) ids.add(item.turn);
  return ids;
});

/** The turns that are claimed as covered at a moment; none without a pointer set. */
export const coveredAt = remember(({ claims }: Moment): ReadonlySet<TurnId> => new Set(claims?.covered));
