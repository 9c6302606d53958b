import type { Turn } from '../transcript/turn.js';
import type { Scenario } from './scenario.js';

const logs = new WeakMap<Scenario, Turn[]>();

/** All turns that a scenario appends, in order; the first `upTo` steps only, if given. */
export function logOf(scenario: Scenario, upTo = Number.POSITIVE_INFINITY): Turn[] {
  if (upTo < scenario.steps.length) return collect(scenario, upTo);
  let log = logs.get(scenario);
  if (!log) {
    log = collect(scenario, scenario.steps.length);
    logs.set(scenario, log);
  }
  return log;
}

function collect(scenario: Scenario, upTo: number): Turn[] {
  return scenario.steps.slice(0, upTo).flatMap((step) => (step.step === 'append' ? step.turns : []));
}
