import type { Observation } from '../../property/observation.js';
import { scenarioFromPlain, scenarioToPlain } from '../../scenario/scenario-json.js';

/** An observation as a value that JSON keeps: numbers that JSON has none for become strings. */
export function observationToPlain(observation: Observation): unknown {
  return { ...observation, scenario: scenarioToPlain(observation.scenario) };
}

/** A number that JSON has none for, as the string that is read as it again. */
export function nameUnwritable(_: string, part: unknown): unknown {
  if (typeof part !== 'number' || (Number.isFinite(part) && !Object.is(part, -0))) return part;
  return Object.is(part, -0) ? '-0' : String(part);
}

/**
 * The observation that a parsed value holds.
 *
 * @throws HarnessError CC_SCENARIO_VERSION, CC_SCENARIO_INVALID; another error where it is none at all.
 */
export function observationFromPlain(value: unknown): Observation {
  const plain = value as Observation;
  const { moments, estimates } = plain;
  if (!Array.isArray(moments)) throw new Error('an observation has no `moments`');
  return {
    ...plain,
    scenario: scenarioFromPlain(plain.scenario),
    moments: moments.map((moment) =>
      moment.outcome === null ? moment : { ...moment, outcome: withNumbers(moment.outcome) },
    ),
    estimates: estimates?.map((one) => ({ ...one, estimate: Number(one.estimate) })) ?? null,
  };
}

const NUMBERS = ['covered', 'uncovered', 'kept', 'tokensBefore', 'tokensAfter'];

function withNumbers<T extends object>(outcome: T): T {
  const entries = Object.entries(outcome).map(([name, value]) => [
    name,
    NUMBERS.includes(name) && typeof value === 'string' ? Number(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
