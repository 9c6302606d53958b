import type { Compactor } from '../compactor/compactor.js';
import type { Property } from '../property/property.js';
import { LAW, TOOL } from './law.js';
import type { Report } from './report.js';

/** What a report says of itself: by what it was made, of which compactor, and what was asked. */
export type ReportHead = Pick<Report, 'version' | 'tool' | 'law' | 'compactor' | 'settings'>;

/** The head of a report on some properties of a compactor. */
export function reportHead(
  { name, version }: Compactor,
  properties: readonly Property[],
  { seed, runs, timeMs, encoding, level, repeat, untilRate }: Omit<Report['settings'], 'properties'>,
): ReportHead {
  return {
    version: 1,
    tool: TOOL,
    law: LAW,
    compactor: { name, version: version ?? null },
    settings: {
      ...{ seed, runs, timeMs, encoding, level },
      properties: properties.map(({ id }) => id),
      ...(repeat !== undefined && { repeat }),
      ...(untilRate && { untilRate }),
    },
  };
}
