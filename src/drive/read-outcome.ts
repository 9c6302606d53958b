import type { Outcome } from '../compactor/session.js';
import { isRecord, nonsense } from './nonsense.js';

const STATUS = new Set(['compacted', 'noop', 'refused']);

/**
 * What `compact()` returned, as an outcome.
 *
 * @throws NonsenseError when it is none.
 */
export function readOutcome(value: unknown): Outcome {
  const outcome = isRecord(value) ? value : nonsense('compact()', 'an outcome with a `status`', value);
  if (!STATUS.has(outcome.status as string)) {
    nonsense('compact()', "a `status` of 'compacted', 'noop' or 'refused'", outcome.status);
  }
  return { ...outcome } as unknown as Outcome;
}
