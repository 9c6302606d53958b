import type { Moment } from './observation.js';
import { claimed } from './view-change.js';
import { keyOf } from './view-items.js';

/** What is different between two moments of a session that should be in one state; null if nothing is. */
export function stateDifference(one: Moment, other: Moment): string | null {
  const [before, after] = [one, other].map(({ view }) => view.map(keyOf));
  const gone = without(before!, after!).length;
  const fresh = without(after!, before!).length;
  if (gone > 0 || fresh > 0)
    return `${gone} of ${before!.length} entries of the view are gone, and ${fresh} are new`;
  if (before!.some((key, place) => key !== after![place])) return 'the view is in another order';
  return claimed(one) === claimed(other) ? null : 'the pointer set is another one';
}

/** What is in the one list more often than in the other. */
function without(keys: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return keys.filter((key) => {
    const place = left.indexOf(key);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
