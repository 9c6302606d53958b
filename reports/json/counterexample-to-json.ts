import type { Counterexample } from '../../src/run/report.js';
import { toJson } from './to-json.js';

/** A counterexample as JSON, by `schemas/counterexample.schema.json`; the text of the file that replays it. */
export function counterexampleToJson(counterexample: Counterexample): string {
  return toJson(counterexample);
}
