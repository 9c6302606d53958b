import { isHeld, keptAt, standingsAt } from '../property/in-force.js';
import { logAt } from '../property/log-at.js';
import type { Observation } from '../property/observation.js';

/**
 * For how many turns a summary in force stands at a moment, and holds their anchor: those that are claimed, or, without
 * a pointer set, those that left the view.
 */
export function coverageOf(observation: Observation, place: number): number {
  const moment = observation.moments[place];
  if (!moment) return 0;
  const standings = standingsAt(observation, moment);
  const kept = keptAt(moment);
  const claimed = moment.claims && new Set(moment.claims.covered);
  return logAt(observation.scenario, moment).filter(
    ({ id, anchor }) =>
      anchor !== null && (claimed ? claimed.has(id) : !kept.has(id)) && isHeld(standings, [anchor]),
  ).length;
}
