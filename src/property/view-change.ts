import type { Observation } from './observation.js';
import { type Pass, passesOf } from './passes.js';
import { remember } from './remember.js';
import { saysTheSame, textOf, viewTokens } from './view-items.js';

/** A pass after which the view is another one, and its tokens. */
export interface ViewChange {
  pass: Pass;
  /** With the turns that were appended in the same step. */
  tokensBefore: number;
  tokensAfter: number;
}

/** The passes that changed the view and did not say that they declined, in order. */
export const viewChangesOf = remember((observation: Observation): readonly ViewChange[] =>
  passesOf(observation).flatMap((pass): ViewChange[] => {
    const { now } = pass;
    const hasDeclined = now.refusal !== null || (now.outcome && now.outcome.status !== 'compacted');
    if (hasDeclined || !isViewChanged(pass)) return [];
    return [{ pass, tokensBefore: tokensBefore(pass), tokensAfter: viewTokens(now) }];
  }),
);

/** The tokens of the view that a pass found, with the turns that were appended in the same step. */
export function tokensBefore({ before, log }: Pass): number {
  const appended = log.slice(before?.appended ?? 0).reduce((sum, { tokens }) => sum + tokens, 0);
  return (before ? viewTokens(before) : 0) + appended;
}

/** Whether a pass changed anything that can be seen: the view, or which turns are covered and uncovered. */
export function isChanged(pass: Pass): boolean {
  return isViewChanged(pass) || claimed(pass.before) !== claimed(pass.now);
}

/** Turns that were appended in the same step may stand anywhere in the view. */
const isViewChanged = remember(({ before, now, log }: Pass): boolean => {
  const items = [...now.view];
  for (const { role, text } of log.slice(before?.appended ?? 0)) {
    const place = items.findLastIndex((item) => item.role === role && textOf(item) === text);
    if (place < 0) return true;
    items.splice(place, 1);
  }
  const earlier = before?.view ?? [];
  return items.length !== earlier.length || earlier.some((item, place) => !saysTheSame(item, items[place]!));
});

/** The pointer set as text, whatever the order of its ids. */
export function claimed(moment: Pass['before']): string {
  const { covered = [], uncovered = [] } = moment?.claims ?? {};
  return JSON.stringify([covered.toSorted(), uncovered.toSorted()]);
}
