import type { StreamLine } from '../../src/run/stream-line.js';
import { toJson } from '../json/to-json.js';

/** A line of the stream of a run as JSON, ending in a line feed, by `schemas/stream.schema.json`. */
export function renderLine(line: StreamLine): string {
  return toJson(line, 0);
}
