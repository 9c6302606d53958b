import type { BlankObservation } from '../../property/blank-observation.js';
import type { Observation } from '../../property/observation.js';
import type { Scenario } from '../../scenario/scenario.js';
import { breakdownAt } from './breakdown-at.js';
import type { Fatality } from './protocol.js';

export type Play = (
  scenario: Scenario,
  drive: () => Promise<Observation>,
  stepLimitMs: number,
  take?: number,
  corruption?: string | null,
) => Promise<Observation>;

/**
 * Plays the cases of a run whose first attempt ended with a fatal case: those before it as `before` does, all after it
 * as `after` does. Equal seeds play equal cases in equal order, so the fatal case itself need not be driven again.
 */
export function playAround(fatality: Fatality, before: Play, after: Play, blank: BlankObservation): Play {
  let plays = 0;
  return async (...args) => {
    const [scenario] = args;
    plays += 1;
    if (plays < fatality.where.plays) return before(...args);
    if (plays > fatality.where.plays) return after(...args);
    const { kind, where, message } = fatality;
    return { ...blank, scenario, breakdown: breakdownAt(scenario, where, kind, message) };
  };
}
