import { readFileSync, statSync } from 'node:fs';
import { withoutBom } from '../adapters/without-bom.js';
import type { Observation } from '../property/observation.js';
import { jsonObject } from '../scenario/json-object.js';
import { scenarioFromPlain } from '../scenario/scenario-json.js';
import type { Recording } from './recording.js';
import { recordingError } from './recording-error.js';
import { shapeProblem } from './shape-problem.js';

const MOST_BYTES = 256 * 2 ** 20;
const NEXT = 'docs/judge.md shows the shortest recording; schemas/recording.schema.json has every field.';

/** What a file holds: a whole observation, as a report or a counterexample has it, or a recording written by hand. */
export type Recorded = { observation: Observation } | { recording: Recording };

/**
 * Reads what somebody else recorded.
 *
 * @throws HarnessError CC_RECORDING_INVALID, CC_SCENARIO_VERSION, CC_SCENARIO_INVALID.
 */
export function readRecording(file: string): Recorded {
  const value = parse(file);
  const observation = 'observation' in value ? value.observation : 'moments' in value ? value : null;
  if (observation !== null) {
    const problem = shapeProblem('observation', observation);
    if (problem !== null) throw recordingError(file, problem, 'Take the observation as it was written.');
    const whole = observation as Observation;
    return { observation: { ...whole, scenario: scenarioFromPlain(whole.scenario) } };
  }
  if (!('recording' in value)) throw recordingError(file, 'it has no `"recording": 1`', NEXT);
  if (value.recording !== 1)
    throw recordingError(
      file,
      `it is a recording of version ${JSON.stringify(value.recording)}, and this release reads version 1`,
      'Use a release that knows this version.',
    );
  const problem = shapeProblem('recording', value);
  if (problem !== null) throw recordingError(file, problem, NEXT);
  return { recording: value as unknown as Recording };
}

function parse(file: string): Record<string, unknown> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile())
    throw recordingError(
      file,
      'there is no such file',
      'Check the path; it is relative to the working directory.',
    );
  if (found.size > MOST_BYTES)
    throw recordingError(file, `it has ${found.size} bytes`, 'Record one compaction alone.');
  const refuse = (reason: string, cause?: unknown) => recordingError(file, reason, NEXT, cause);
  return jsonObject(withoutBom(readFileSync(file, 'utf8')), refuse);
}
