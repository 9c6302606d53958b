import { HarnessError } from '../errors/harness-error.js';
import { nameNumbers, readNumbers } from './named-numbers.js';
import type { Scenario } from './scenario.js';
import { scenarioProblems } from './validate.js';

/** A scenario as JSON text, indented so that it can be read, compared and edited. */
export function scenarioToJson(scenario: Scenario): string {
  return JSON.stringify(scenarioToPlain(scenario), null, 2);
}

/** The scenario as a value that JSON keeps: numeric settings that JSON has no number for become strings. */
export function scenarioToPlain(scenario: Scenario): unknown {
  return { ...scenario, settings: nameNumbers(scenario.settings) };
}

/**
 * The scenario that a JSON text holds.
 *
 * @throws HarnessError `CC_SCENARIO_VERSION`, `CC_SCENARIO_INVALID`
 */
export function scenarioFromJson(text: string): Scenario {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw invalid([`it is no JSON: ${(cause as Error).message}`], cause);
  }
  return scenarioFromPlain(value);
}

/**
 * The scenario that a parsed JSON value holds.
 *
 * @throws HarnessError `CC_SCENARIO_VERSION`, `CC_SCENARIO_INVALID`
 */
export function scenarioFromPlain(value: unknown): Scenario {
  const { version, settings } = Object(value) as { version?: unknown; settings?: unknown };
  if (version !== undefined && version !== 1) {
    throw new HarnessError({
      code: 'CC_SCENARIO_VERSION',
      what: `The scenario has version ${JSON.stringify(version)}; this release reads version 1.`,
      why: 'A scenario that is only half understood would play something else.',
      next: 'Use the release that wrote it, or a later one.',
    });
  }
  const hasSettings = typeof settings === 'object' && settings !== null;
  const scenario = hasSettings ? { ...Object(value), settings: readNumbers(settings) } : value;
  const problems = scenarioProblems(scenario);
  if (problems.length > 0) throw invalid(problems);
  return scenario as Scenario;
}

const SHOWN_PROBLEMS = 5;

function invalid(problems: readonly string[], cause?: unknown): HarnessError {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `\n  ${problem}`);
  const more = problems.length - shown.length;
  return new HarnessError(
    {
      code: 'CC_SCENARIO_INVALID',
      what: `The scenario cannot be played:${shown.join('')}${more > 0 ? `\n  and ${more} more` : ''}`,
      why: 'A verdict on a malformed scenario would say nothing about the compactor.',
      next: 'Correct these places, or take the scenario as it was written.',
    },
    { cause },
  );
}
