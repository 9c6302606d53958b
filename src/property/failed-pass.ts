import type { SeenItem } from './observation.js';
import type { Pass } from './passes.js';
import { isNoTurn, keyOf } from './view-items.js';

/** Whether a pass asked for a summary and got none: every call failed, or gave what is no summary at all. */
export function gotNoSummary({ now }: Pass): boolean {
  return (
    now.calls.length > 0 && now.calls.every((call) => call.error !== null || call.truth.unusable !== null)
  );
}

/** What a pass put into the view that is no turn: a summary, also one that says what another said, or a stand-in. */
export function putIn({ before, now }: Pass): SeenItem[] {
  const nameOf = (item: SeenItem) => `${item.type === 'summary' ? item.summaryId : ''}\n${keyOf(item)}`;
  const earlier = new Set(before?.view.map(nameOf));
  return now.view.filter((item) => isNoTurn(item) && !earlier.has(nameOf(item)));
}
