import type { Breakdown } from '../../property/observation.js';
import type { Scenario } from '../../scenario/scenario.js';
import type { Where } from './heartbeat.js';

/** A breakdown seen from outside, with the step of the scenario that was being played. */
export function breakdownAt(
  scenario: Scenario,
  where: Where,
  kind: Breakdown['kind'],
  message: string,
): Breakdown {
  const acting = [...scenario.steps.keys()].filter((index) => scenario.steps[index]!.step !== 'recall');
  return { kind, step: acting[where.steps - 1] ?? -1, during: `${where.call}()`, message };
}
