import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { amount, count } from '../text/numbers.js';

/** How many turns a counterexample has, and from how many it was brought down. */
export function sizeInWords({ observation, shrinking }: Counterexample): string {
  const turns = logOf(observation.scenario).length;
  const from = shrinking.turnsBefore > turns ? `, brought down from ${amount(shrinking.turnsBefore)}` : '';
  return count(turns, 'turn') + from;
}
