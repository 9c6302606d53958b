import type { Moment } from './observation.js';
import { claimed } from './view-change.js';
import { keyOf } from './view-items.js';

/** What is different between two moments of a session that should be in one state; null if nothing is. */
export function stateDifference(one: Moment, other: Moment): string | null {
  const [before, after] = [one, other].map(({ view }) => view.map(keyOf));
  const gone = before!.filter((key) => !after!.includes(key)).length;
  const fresh = after!.filter((key) => !before!.includes(key)).length;
  if (gone > 0 || fresh > 0)
    return `${gone} of ${before!.length} entries of the view are gone, and ${fresh} are new`;
  if (before!.length !== after!.length)
    return `the view has ${after!.length} entries in place of ${before!.length}`;
  if (before!.some((key, place) => key !== after![place])) return 'the view is in another order';
  return claimed(one) === claimed(other) ? null : 'the pointer set is another one';
}
