import type { Turn } from '../transcript/turn.js';
import type { Step } from './scenario.js';

/** A scenario, or what is there of one. */
interface Played {
  readonly steps: readonly Step[];
}

const logs = new WeakMap<Played, Turn[]>();
/** Whoever asks next mostly asks for the same. */
let last: { scenario: Played; log: Turn[] } | null = null;

/** All turns that a scenario appends, in order; the first `upTo` steps only, if given. */
export function logOf(scenario: Played, upTo = Number.POSITIVE_INFINITY): Turn[] {
  if (upTo < scenario.steps.length) return collect(scenario, upTo);
  if (last?.scenario === scenario) return last.log;
  let log = logs.get(scenario);
  if (!log) {
    log = collect(scenario, scenario.steps.length);
    logs.set(scenario, log);
  }
  last = { scenario, log };
  return log;
}

function collect({ steps }: Played, upTo: number): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps.slice(0, upTo)) {
    if (step.step === 'append') for (const turn of step.turns) turns.push(turn);
  }
  return turns;
}
