import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Turn } from '../transcript/turn.js';
import type { Moment } from './observation.js';

/** The turns that had been appended at a moment, in log order; the log itself, uncopied, where that is all of them. */
export function logAt(scenario: Scenario, { appended }: Pick<Moment, 'appended'>): readonly Turn[] {
  const log = logOf(scenario);
  return appended === log.length ? log : log.slice(0, appended);
}
