import type { Outcome } from '../compactor/session.js';
import { isRecord, nonsense } from './nonsense.js';

const STATUS = new Set(['compacted', 'noop', 'refused']);

/** The parts of an outcome that an implementation may leave out, and what they have to be. */
const PARTS = {
  reason: 'string',
  truncated: 'boolean',
  covered: 'number',
  uncovered: 'number',
  kept: 'number',
  tokensBefore: 'number',
  tokensAfter: 'number',
} as const;

/**
 * What `compact()` returned, as an outcome; what else it holds is left out.
 *
 * @throws NonsenseError when it is none.
 */
export function readOutcome(value: unknown): Outcome {
  const returned = isRecord(value) ? value : nonsense('compact()', 'an outcome with a `status`', value);
  if (!STATUS.has(returned.status as string)) {
    nonsense('compact()', "a `status` of 'compacted', 'noop' or 'refused'", returned.status);
  }
  const outcome: Record<string, unknown> = { status: returned.status };
  for (const [part, type] of Object.entries(PARTS)) {
    const given = returned[part];
    if (given === undefined || given === null) continue;
    if (typeof given !== type) nonsense('compact()', `a \`${part}\` that is a ${type}`, given);
    outcome[part] = given;
  }
  return outcome as unknown as Outcome;
}
