import type { Turn } from '../transcript/turn.js';
import type { Step } from './scenario.js';

/** A scenario, or what is there of one. */
interface Played {
  readonly steps: readonly Step[];
}

const logs = new WeakMap<Played, Turn[]>();

/** All turns that a scenario appends, in order; the first `upTo` steps only, if given. */
export function logOf(scenario: Played, upTo = Number.POSITIVE_INFINITY): Turn[] {
  if (upTo < scenario.steps.length) return collect(scenario, upTo);
  let log = logs.get(scenario);
  if (!log) {
    log = collect(scenario, scenario.steps.length);
    logs.set(scenario, log);
  }
  return log;
}

function collect({ steps }: Played, upTo: number): Turn[] {
  return steps.slice(0, upTo).flatMap((step) => (step.step === 'append' ? step.turns : []));
}
