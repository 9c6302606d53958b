import type { Moment, Observation } from '../../src/property/observation.js';
import { summariesIn } from '../../src/property/summaries-in.js';

/** The summaries in force at a moment that are not just what a summarizer wrote. */
export function unshownBodies({ moments }: Observation, moment: Moment): string[] {
  const written = moments.flatMap(({ calls }) => calls.map((call) => call.response?.text.trim()));
  return summariesIn(moment)
    .map(({ body }) => body)
    .filter((body) => !written.includes(body.trim()));
}
