import type * as fc from 'fast-check';
import type { Observation } from '../property/observation.js';
import type { Property, Violation } from '../property/property.js';
import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import { scenarioToPlain } from '../scenario/scenario-json.js';
import type { Player } from './player.js';
import type { Failure } from './tally.js';

/** A scenario that breaks a property, and what was seen. */
export interface Breach {
  observation: Observation;
  violations: Violation[];
}

export interface Shrunk {
  /** The smallest breach that was found; null if the failure never came back. */
  breach: Breach | null;
  returned: { times: number; of: number };
  shrinking: { evaluations: number; finished: boolean; turnsBefore: number; turnsAfter: number };
}

const REDRIVES = 5;
/** Scenarios up to this many turns are remembered, so that none is driven twice. */
const REMEMBERED_TURNS = 20;

/** Drives a failure again to see whether it comes back, then looks for the smallest scenario that breaks the property. */
export async function shrinkFailure(
  failure: Failure,
  property: Property,
  arbitrary: fc.Arbitrary<Scenario>,
  player: Player,
  limits: { timeMs: number; signal?: AbortSignal },
): Promise<Shrunk> {
  const deadline = performance.now() + limits.timeMs;
  const isOver = () => performance.now() >= deadline || limits.signal?.aborted === true;
  let breach: Breach | null = null;
  const returned = { times: 0, of: 0 };
  // Whether a breach comes back is known before shrinking, however little time that gets.
  while (returned.of < REDRIVES && !(returned.of > 0 && limits.signal?.aborted)) {
    const seen = await breachOf(failure.value.value, property, player, 1);
    returned.of += 1;
    if (!seen) continue;
    breach ??= seen;
    returned.times += 1;
  }
  const turnsBefore = logOf(failure.value.value).length;
  const shrinking = { evaluations: 0, finished: false, turnsBefore, turnsAfter: turnsBefore };
  if (!breach) return { breach, returned, shrinking };

  const attempts = returned.times < returned.of ? 3 : 1;
  const kind = breach.observation.breakdown?.kind;
  const tried = new Set<string>();
  let current = failure.value;
  let next: fc.Value<Scenario> | null = current;
  while (next && !isOver()) {
    current = next;
    next = null;
    for (const candidate of arbitrary.shrink(current.value, current.context)) {
      if (isOver()) break;
      if (wasTried(candidate.value, tried)) continue;
      shrinking.evaluations += 1;
      const seen = await breachOf(candidate.value, property, player, attempts);
      if (!seen || (property.breach === 'errored' && seen.observation.breakdown?.kind !== kind)) continue;
      breach = seen;
      next = candidate;
      break;
    }
  }
  shrinking.finished = !next && !isOver();
  shrinking.turnsAfter = logOf(breach.observation.scenario).length;
  return { breach, returned, shrinking };
}

function wasTried(scenario: Scenario, tried: Set<string>): boolean {
  if (logOf(scenario).length > REMEMBERED_TURNS) return false;
  const key = JSON.stringify(scenarioToPlain(scenario));
  if (tried.has(key)) return true;
  tried.add(key);
  return false;
}

async function breachOf(
  scenario: Scenario,
  property: Property,
  player: Player,
  attempts: number,
): Promise<Breach | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const observation = await player.play(scenario);
    const { violations } = await player.judge(property, observation);
    if (violations.length > 0) return { observation, violations };
  }
  return null;
}
