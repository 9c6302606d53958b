import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import { type Exchange, exchangesOf } from '../transcript/exchange.js';
import type { Turn } from '../transcript/turn.js';
import type { Moment } from './observation.js';
import { remember } from './remember.js';

type Appended = Pick<Moment, 'appended'>;

const beginningsOf = remember((_: Scenario) => new Map<number, readonly Turn[]>());
const exchangesIn = remember((log: readonly Turn[]): readonly Exchange[] => exchangesOf(log));

/** The turns that had been appended at a moment, in log order; the same list each time. */
export function logAt(scenario: Scenario, { appended }: Appended): readonly Turn[] {
  const log = logOf(scenario);
  if (appended === log.length) return log;
  const known = beginningsOf(scenario);
  let beginning = known.get(appended);
  if (!beginning) {
    beginning = log.slice(0, appended);
    known.set(appended, beginning);
  }
  return beginning;
}

/** The exchanges of the turns that had been appended at a moment. */
export function exchangesAt(scenario: Scenario, moment: Appended): readonly Exchange[] {
  return exchangesIn(logAt(scenario, moment));
}
