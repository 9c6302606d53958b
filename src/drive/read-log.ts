import type { Moment } from '../property/observation.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isRecord, nonsense } from './nonsense.js';

/**
 * A returned raw log; `intact` if it holds every appended turn that was not lost, once, in order, byte for byte.
 *
 * @throws NonsenseError when the value is no list of turns.
 */
export function readLog(value: unknown, log: readonly Turn[], lost: ReadonlySet<TurnId>): Moment['log'] {
  if (!Array.isArray(value)) return nonsense('log()', 'an array of turns', value);
  const due = lost.size === 0 ? log : log.filter(({ id }) => !lost.has(id));
  const isIntact =
    value.length === due.length &&
    due.every(({ id, text }, index) => value[index]?.id === id && value[index].text === text);
  if (isIntact) return 'intact';
  return value.map((entry) => {
    if (isRecord(entry) && typeof entry.id === 'string' && typeof entry.text === 'string') {
      return { id: entry.id, text: entry.text };
    }
    return nonsense('log()', 'turns with an `id` and a `text` each', entry);
  });
}
