import type { Report } from '../../src/run/report.js';
import type { EndLine } from '../../src/run/stream-line.js';

/** The last line of the stream of a run that a report tells of. */
export function endLine({ runs, ended, verdict, properties }: Report): EndLine {
  const verdicts = properties.map((property) => ({ id: property.id, verdict: property.verdict }));
  return { type: 'end', runs, ended, verdict, properties: verdicts };
}
