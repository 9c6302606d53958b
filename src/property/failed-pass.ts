import type { SeenItem } from './observation.js';
import type { Pass } from './passes.js';
import { isNoTurn, keyOf, textOf } from './view-items.js';

/** Whether a pass asked for a summary and got none: every call failed, or gave what is no summary at all. */
export function gotNoSummary({ now }: Pass): boolean {
  return (
    now.calls.length > 0 && now.calls.every((call) => call.error !== null || call.truth.unusable !== null)
  );
}

/**
 * What a pass put into the view that is no turn: a summary or a stand-in that was not there before, or that holds what
 * the summarizer gave in this pass, be it only its error.
 */
export function putIn({ before, now }: Pass): SeenItem[] {
  const nameOf = (item: SeenItem) => `${item.type === 'summary' ? item.summaryId : ''}\n${keyOf(item)}`;
  const earlier = new Set(before?.view.map(nameOf));
  const given = now.calls.map(({ error, response }) => (error ?? response?.text ?? '').trim());
  const holds = (text: string, part: string) => (part === '' ? text.trim() === '' : text.includes(part));
  return now.view.filter(
    (item) =>
      isNoTurn(item) && (!earlier.has(nameOf(item)) || given.some((part) => holds(textOf(item), part))),
  );
}
