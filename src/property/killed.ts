import type { Scenario } from '../scenario/scenario.js';
import type { Moment } from './observation.js';

/** Whether the session was killed in this moment's step, or while its pass waited. */
export function isKilled({ steps }: Scenario, { step, meanwhile = [] }: Moment): boolean {
  return steps[step]?.step === 'kill' || meanwhile.some((seen) => steps[seen.step]?.step === 'kill');
}
