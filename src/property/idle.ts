import { removableTurns } from '../transcript/eligible.js';
import { isDisturbed } from './disturbed.js';
import { keptAt } from './in-force.js';
import { exchangesAt } from './log-at.js';
import type { Observation } from './observation.js';
import type { Pass } from './passes.js';

/**
 * Whether a pass was asked for while no turn in the view may leave it, with an anchor or without: nothing came since the
 * moment before, and nothing while it waited.
 */
export function isIdle({ scenario }: Observation, { before, now, log }: Pass): boolean {
  if (!before || before.appended !== now.appended || isDisturbed(now)) return false;
  const kept = keptAt(before);
  const { keep = 0 } = scenario.settings;
  return removableTurns(log, (id) => kept.has(id), keep, exchangesAt(scenario, now)).length === 0;
}
